import * as v from 'valibot'
import { parse } from 'yaml'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { equipmentMakerSchema } from '#domain/catalogue/registry/equipment-model.ts'
import type { Removed } from '#domain/shop/removed.ts'
import { edited } from '#server/content/sheet/yaml/yaml-operations.ts'
import { changedProduct, type EditedProduct } from './edit-product.ts'

/** A product's ids, present and former: the addresses that must still lead somewhere after the product moves. */
export function addressesOf({ id, formerly = [] }: ProductRecord): string[] {
  return [id, ...formerly]
}

/** The text of a product's file with further former ids, whose addresses redirect to the product. */
export function withFormer(text: string, product: ProductRecord, addresses: readonly string[]): EditedProduct {
  const formerly = [...new Set([...(product.formerly ?? []), ...addresses])].filter((id) => id !== product.id)
  return changedProduct(text, { before: product, after: { ...product, formerly } })
}

/**
 * The text of content/removed.yaml with further ids in one of its lists; their addresses answer that the page is gone.
 * Throws an EditRefused where the file cannot be changed.
 */
export function withRemoved(text: string, addresses: readonly string[], list: keyof Removed = 'products'): string {
  const listed = v.parse(v.record(v.string(), v.optional(v.array(v.string()))), parse(text) ?? {})[list]
  const known = listed ?? []
  const all = [...known, ...addresses.filter((id) => !known.includes(id))]
  return edited(text, { kind: listed ? 'set' : 'insert', path: [list], value: all })
}

/**
 * The text of content/equipment-models.yaml after a machine's id has changed; without a new one, the machine is no
 * longer sold.
 */
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
