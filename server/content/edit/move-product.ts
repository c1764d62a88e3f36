import * as v from 'valibot'
import { parse } from 'yaml'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import type { Removed } from '#domain/shop/removed.ts'
import { edited } from '#server/content/sheet/yaml/yaml-operations.ts'
import { changedProduct, type EditedProduct } from './edit-product.ts'

/** What a product was called, and is no more: the addresses that have to lead somewhere. */
export function addressesOf({ id, formerly = [] }: ProductRecord): string[] {
  return [id, ...formerly]
}

/** The text of a product to which other addresses lead from now on. */
export function withFormer(text: string, product: ProductRecord, addresses: readonly string[]): EditedProduct {
  const formerly = [...new Set([...(product.formerly ?? []), ...addresses])].filter((id) => id !== product.id)
  return changedProduct(text, { before: product, after: { ...product, formerly } })
}

/**
 * The text of content/removed.yaml with addresses that say from now on that what they led to is gone. In: the list that remembers them.
 * Throws an EditRefused where it cannot.
 */
export function withRemoved(text: string, addresses: readonly string[], list: keyof Removed = 'products'): string {
  const listed = v.parse(v.record(v.string(), v.optional(v.array(v.string()))), parse(text) ?? {})[list]
  const known = listed ?? []
  const all = [...known, ...addresses.filter((id) => !known.includes(id))]
  return edited(text, { kind: listed ? 'set' : 'insert', path: [list], value: all })
}

/** The text of content/equipment-models.yaml after a machine took another id; without one, it is sold no more. */
export function withMachine(text: string, id: string, next: string | undefined): string {
  const makers = v.parse(v.array(equipmentMakerSchema), parse(text))
  return makers.reduce(
    (all, { models }, maker) =>
      models.reduce((each, { product }, model) => {
        if (product !== id) return each
        const path = [maker, 'models', model, 'product']
        return edited(each, next === undefined ? { kind: 'remove', path } : { kind: 'set', path, value: next })
      }, all),
    text,
  )
}
