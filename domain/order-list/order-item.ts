import { buyerLineKey, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import { maximumNoteLength, maximumQuantity } from '#domain/cart/cart.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { variantWords } from '#domain/catalogue/variants/selection.ts'
import { cutText } from '#domain/text/normalize.ts'
import { derivedCode } from './derived-code.ts'

/** What one code orders. Without a variant id, the variant is still to be chosen. */
export interface OrderItem {
  /** The code as it stands on the label; of a product without one, that which lists and links use for it. */
  code: string
  product: ProductSummary
  variantId?: string | undefined
  /** The former code by which the item was found. */
  former?: string | undefined
}

/** The item of a product, or of one of its variants, as carts name it. */
export function itemFor(product: ProductSummary, variantId?: string): OrderItem {
  const variant = product.variants.find(({ id }) => id === variantId)
  const code = variant?.sku ?? product.sku ?? product.variants[0]?.sku ?? derivedCode(product.id)
  return { code, product, ...(variant && { variantId: variant.id }) }
}

/** The items to choose from, with a product's variants in place of the product, each once. */
export function choicesOf(items: readonly OrderItem[]): OrderItem[] {
  const all = items.flatMap((item) =>
    item.variantId === undefined && item.product.variants.length > 0
      ? item.product.variants.map((variant) => itemFor(item.product, variant.id))
      : [item],
  )
  return all.length < 2 ? all : [...new Map(all.map((item) => [itemKey(item), item])).values()]
}

/** The ids that identify an item. */
export interface ItemName {
  product: { id: string }
  variantId?: string | undefined
}

/** What identifies an item among others: '{product} {variant}', with '' for no variant. */
export function itemKey({ product, variantId }: ItemName): string {
  return `${product.id} ${variantId ?? ''}`
}

/** The variant's words, a cuff's with the arm that it is for, or '' for a product without variants. */
export function itemChoice({ product, variantId }: Pick<OrderItem, 'product' | 'variantId'>): string {
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant ? variantWords(variant) : ''
}

/** What distinguishes an item from others offered beside it: name, option, what it fits; alone, its name and option. */
export function distinguishingFacts(item: OrderItem, others: readonly OrderItem[]): string[] {
  const isAlone = others.every((other) => other === item)
  const factsOf = (one: OrderItem) => [one.product.name, itemChoice(one), one.product.fits]
  const differs = (fact: string, index: number) => others.some((other) => factsOf(other)[index] !== fact)
  return factsOf(item).filter((fact, index) => fact !== '' && (isAlone ? index < 2 : differs(fact, index)))
}

/** An item with its quantity and the further data of a line in a cart or saved list. */
export interface OrderedItem {
  item: OrderItem
  quantity: number
  /** Option name to value, as carts have them. */
  options?: Record<string, string> | undefined
  note?: string | undefined
  /** What the buyer's own list says of the line. */
  buyerLine?: BuyerLine | undefined
}

/** A line of a list, with an id because two lines may be equal. */
export interface OrderedLine extends OrderedItem {
  id: string
}

/** Items as they go into the cart; equal ones are summed. */
export interface SummedLine extends OrderedLine {
  /** The number of lines that were summed. */
  lines: number
  /** The lines ask for more than the 999 that a cart line holds. */
  isCut: boolean
}

/** Sums items of the same variant and options, cut to 999 and marked so; what the buyer numbers apart stays apart. */
export function summedLines(items: readonly OrderedItem[]): SummedLine[] {
  const sums = new Map<string, SummedLine>()
  for (const { item, quantity, options, note, buyerLine } of items) {
    const id = [itemKey(item), ...Object.entries(options ?? {}).flat(), buyerLineKey(buyerLine)].join(' ')
    const before = sums.get(id)
    const total = (before?.quantity ?? 0) + quantity
    const notes = joinedNotes(before?.note, note)
    sums.set(id, {
      id,
      item: before?.item ?? item,
      quantity: Math.min(maximumQuantity, total),
      ...(options && { options }),
      ...(notes !== undefined && { note: notes }),
      ...(buyerLine && { buyerLine }),
      lines: (before?.lines ?? 0) + 1,
      isCut: total > maximumQuantity || (before?.isCut ?? false),
    })
  }
  return [...sums.values()]
}

function joinedNotes(before: string | undefined, note: string | undefined): string | undefined {
  if (before === undefined || note === undefined || before.split(' / ').includes(note)) return before ?? note
  return cutText(`${before} / ${note}`, maximumNoteLength)
}
