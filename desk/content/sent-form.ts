import type { FormField } from '#domain/editing/field.ts'
import { countName, rowCount, tidyForm, type RowAct, type TypedForm } from '#domain/editing/form.ts'

/** The effect of a button in a form. */
export type FormAct = { kind: 'save' } | { kind: 'rows'; act: RowAct } | { kind: 'end'; connector: string }

const rowActs = { mais: 'add', menos: 'remove', subir: 'up' } as const

/**
 * In: a button's value: 'salvar', 'mais:variants', 'menos:variants.2', 'subir:variants.2', 'ponta:db9-macho'. Any other
 * saves.
 */
export function actOf(value = ''): FormAct {
  const [verb = '', path = ''] = value.split(':')
  if (verb === 'ponta' && /^[a-z0-9-]{1,80}$/.test(path)) return { kind: 'end', connector: path }
  if (verb === 'mais' || verb === 'menos' || verb === 'subir')
    return { kind: 'rows', act: { kind: rowActs[verb], path } }
  return { kind: 'save' }
}

/**
 * A submitted form, tidied. Keys chosen beside a list are added to it; the pressed button adds, removes or moves a row,
 * or adds an end with a connector.
 */
export function sentForm(fields: readonly FormField[], sent: TypedForm, act: FormAct): TypedForm {
  const more = Object.entries(sent).flatMap(([name, key]): [string, string][] => {
    const list = name.startsWith('mais.') && key.trim() !== '' ? name.slice('mais.'.length) : undefined
    return list === undefined ? [] : [[list, `${sent[list] ?? ''}\n${key.trim()}`]]
  })
  const whole = { ...sent, ...Object.fromEntries(more) }
  if (act.kind !== 'end') return tidyForm(fields, whole, act.kind === 'rows' ? act.act : undefined)
  const count = rowCount(whole[countName('ends')])
  const end = {
    [countName('ends')]: String(count + 1),
    [`ends.${count}.side`]: 'equipamento',
    [`ends.${count}.connector`]: act.connector,
  }
  return tidyForm(fields, { ...whole, ...end })
}
