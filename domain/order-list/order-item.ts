import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { variantWords } from '#domain/catalogue/variants/selection.ts'
import { codeOfCodeless } from './own-code.ts'

/**
 * What one code orders: a product and, if it has variants, one of them. Without a variant id, the variant is still to
 * be chosen.
 */
export interface OrderItem {
  /** As it stands on the label; of a product without one, the code that lists and links use for it. */
  code: string
  product: ProductSummary
  variantId?: string | undefined
  /** The former code by which the item was found. */
  former?: string | undefined
}

/** The item of a product, or of one of its variants, as carts name it. */
export function itemFor(product: ProductSummary, variantId?: string): OrderItem {
  const variant = product.variants.find(({ id }) => id === variantId)
  const code = variant?.sku ?? product.sku ?? product.variants[0]?.sku ?? codeOfCodeless(product.id)
  return { code, product, ...(variant && { variantId: variant.id }) }
}

/** The items to choose from, with a product's variants in place of the product, each once. */
export function choicesOf(items: readonly OrderItem[]): OrderItem[] {
  const all = items.flatMap((item) =>
    item.variantId === undefined && item.product.variants.length > 0
      ? item.product.variants.map((variant) => itemFor(item.product, variant.id))
      : [item],
  )
  return [...new Map(all.map((item) => [itemKey(item), item])).values()]
}

/** The ids that identify an item. */
export interface ItemName {
  product: { id: string }
  variantId?: string | undefined
}

/** A key that distinguishes items. */
export function itemKey({ product, variantId }: ItemName): string {
  return `${product.id} ${variantId ?? ''}`
}

/** The variant's words, a cuff's with the arm that it is for, or '' for a product without variants. */
export function itemChoice({ product, variantId }: Pick<OrderItem, 'product' | 'variantId'>): string {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant ? variantWords(variant) : ''
}

/** The facts of an item, the most distinctive first. */
const facts: readonly ((item: OrderItem) => string)[] = [
  ({ product }) => product.name,
  (item) => itemChoice(item),
  ({ product }) => product.fits,
]

/**
 * The facts that distinguish an item from the others offered beside it: name, option and what it fits, each only if
 * they differ. For an item alone: its name and option.
 */
export function distinguishingFacts(item: OrderItem, others: readonly OrderItem[]): string[] {
  const isAlone = others.every((other) => other === item)
  const differs = (fact: (one: OrderItem) => string) => others.some((other) => fact(other) !== fact(item))
  return facts
    .filter((fact, place) => (isAlone ? place < 2 : differs(fact)))
    .map((fact) => fact(item))
    .filter(Boolean)
}
