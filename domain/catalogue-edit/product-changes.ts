import type { ProductRecord } from '#domain/catalogue/product.ts'
import { changesOf } from './changes.ts'
import type { Values } from './form/form-field.ts'
import { productFields } from './product-fields.ts'
import { productWords } from './product-words.ts'

/** The changes of a product, in sentences. In: undefined before it was added, or after it was removed. */
export function productChanges(before: ProductRecord | undefined, after: ProductRecord | undefined): string[] {
  if (!after) return before ? ['Retirado do catálogo'] : []
  if (!before) return [`Produto novo: ${after.name}`]
  const former = (after.formerly ?? []).filter((id) => id !== before.id && !before.formerly?.includes(id))
  const moved = before.id === after.id ? [] : [`Endereço: /produto/${before.id} → /produto/${after.id}`]
  const redirects = former.map((id) => `O endereço /produto/${id} passa a levar a este produto`)
  const values = (product: ProductRecord): Values => ({ ...product })
  const told = { fields: productFields(after.category), words: productWords }
  return [...moved, ...redirects, ...changesOf(values(before), values(after), told)]
}
