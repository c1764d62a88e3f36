import type { RowAct } from '#domain/catalogue-edit/form/tidy-form.ts'

/** The effect of a button in a product's form. */
export type ProductAct = { kind: 'save' } | { kind: 'rows'; act: RowAct } | { kind: 'end'; connector: string }

const rowActs = { mais: 'add', menos: 'remove', subir: 'up' } as const

/**
 * In: a button's value: 'salvar', 'mais:variants', 'menos:variants.2', 'subir:variants.2', 'ponta:db9-macho'. Any other
 * saves.
 */
export function productAct(value = ''): ProductAct {
  const [verb = '', path = ''] = value.split(':')
  if (verb === 'ponta' && /^[a-z0-9-]{1,80}$/.test(path)) return { kind: 'end', connector: path }
  if (verb === 'mais' || verb === 'menos' || verb === 'subir')
    return { kind: 'rows', act: { kind: rowActs[verb], path } }
  return { kind: 'save' }
}
