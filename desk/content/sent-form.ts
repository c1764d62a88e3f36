import { wordsOf } from '#domain/editing/field.ts'
import { countName, rowCount, tidyForm, type RowAction, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { registryKey, type RegistryEntries } from './registries.ts'

export type FormAct = { kind: 'save' } | { kind: 'rows'; act: RowAction } | { kind: 'end'; connector: string }

const rowActs = { mais: 'add', menos: 'remove', subir: 'up' } as const

/** Reads a button: 'mais:variants', 'menos:variants.2', 'subir:variants.2', 'ponta:db9-macho'; others save. */
export function actOf(value = ''): FormAct {
  const [verb = '', path = ''] = value.split(':')
  if (verb === 'ponta' && /^[a-z0-9-]{1,80}$/.test(path)) return { kind: 'end', connector: path }
  if (verb === 'mais' || verb === 'menos' || verb === 'subir')
    return { kind: 'rows', act: { kind: rowActs[verb], path } }
  return { kind: 'save' }
}

/** Tidies a submitted form: does its button's act, and replaces names of registry entries by their keys. */
export function sentForm(
  { fields, words }: Pick<ContentKind, 'fields' | 'words'>,
  sent: TypedForm,
  act: FormAct,
  registries: RegistryEntries,
): TypedForm {
  const entries = Object.entries(sent).map(([name, text]): [string, string] => {
    const { registry } = wordsOf(words, name)
    if (registry === undefined) return [name, text]
    const remaining = text.split(/\r?\n/).filter((key) => sent[`fica.${name}.${key}`] !== 'nao')
    const keys = [...remaining, sent[`mais.${name}`] ?? ''].filter((key) => key.trim() !== '')
    return [name, keys.map((key) => registryKey(registries, registry, key)).join('\n')]
  })
  const whole = Object.fromEntries(entries)
  if (act.kind !== 'end') return tidyForm(fields, whole, act.kind === 'rows' ? act.act : undefined)
  const count = rowCount(whole[countName('ends')])
  const end = {
    [countName('ends')]: String(count + 1),
    [`ends.${count}.side`]: 'equipamento',
    [`ends.${count}.connector`]: act.connector,
  }
  return tidyForm(fields, { ...whole, ...end })
}
