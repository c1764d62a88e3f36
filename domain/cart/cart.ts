import { buyerLineKey, type BuyerLine } from '#domain/buyer/buyer-line.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { cutText } from '#domain/text/normalize.ts'

/** A line of the cart (spec §3 'Cart item'). */
export interface CartLine {
  id: string
  product: ProductSummary
  quantity: number
  variantId?: string | undefined
  /** Option name to the value's key, for example `tipo: 'reutilizavel'`. */
  selectedOptions?: Record<string, string> | undefined
  note?: string | undefined
  buyerLine?: BuyerLine | undefined
}

export type Cart = { items: readonly CartLine[] }

export const emptyCart: Cart = { items: [] }
export const maximumQuantity = 999
export const maximumNoteLength = 200

/** Adds a line or, to the line of the same choice, its quantity, up to 999 in all (spec §4); that line's note stays. */
export function addLine(cart: Cart, line: CartLine): Cart {
  const quantity = clampedQuantity(line.quantity)
  const sameLine = cart.items.find((item) => isSameChoice(item, line))
  if (!sameLine) return { items: [...cart.items, { ...line, quantity }] }
  const merged = updateQuantity(cart, sameLine.id, sameLine.quantity + quantity)
  return line.note && !sameLine.note ? updateNote(merged, sameLine.id, line.note) : merged
}

/** Adds another cart's lines to a cart's, as `addLine` does. */
export function joinCarts(cart: Cart, other: Cart): Cart {
  return other.items.reduce(addLine, cart)
}

/** Removes a line; an unknown id changes nothing. */
export function removeLine(cart: Cart, id: string): Cart {
  return { items: cart.items.filter((item) => item.id !== id) }
}

/** Sets a line's quantity: 0 or less removes the line, more than 999 becomes 999, NaN changes nothing (spec §4). */
export function updateQuantity(cart: Cart, id: string, quantity: number): Cart {
  if (Number.isNaN(quantity)) return cart
  if (quantity <= 0) return removeLine(cart, id)
  return replaceLine(cart, id, (line) => ({ ...line, quantity: clampedQuantity(quantity) }))
}

/** Sets a line's note, cut to 200 characters, or removes it (empty text). */
export function updateNote(cart: Cart, id: string, text: string): Cart {
  const note = cutText(text, maximumNoteLength)
  return replaceLine(cart, id, ({ note: _previous, ...line }) => (note.trim() ? { ...line, note } : line))
}

/** The chosen variant of a line; undefined where it has none. */
export function lineVariant({ product, variantId }: Pick<CartLine, 'product' | 'variantId'>): Variant | undefined {
  return product.variants.find(({ id }) => id === variantId)
}

function replaceLine(cart: Cart, id: string, change: (line: CartLine) => CartLine): Cart {
  return { items: cart.items.map((item) => (item.id === id ? change(item) : item)) }
}

function clampedQuantity(quantity: number): number {
  return Math.min(maximumQuantity, Math.max(1, Math.floor(quantity) || 1))
}

function isSameChoice(a: CartLine, b: CartLine): boolean {
  return (
    a.product.id === b.product.id &&
    a.variantId === b.variantId &&
    optionsKey(a) === optionsKey(b) &&
    buyerLineKey(a.buyerLine) === buyerLineKey(b.buyerLine)
  )
}

function optionsKey({ selectedOptions = {} }: CartLine): string {
  return JSON.stringify(Object.entries(selectedOptions).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The pieces that were added to each line, by the line's id. */
export type AddedQuantities = ReadonlyMap<string, number>

/** What a cart has more of than before; new lines count whole. */
export function additionsTo(before: Cart, after: Cart): AddedQuantities {
  const quantities = new Map(before.items.map(({ id, quantity }) => [id, quantity]))
  return new Map(
    after.items
      .map(({ id, quantity }): [string, number] => [id, quantity - (quantities.get(id) ?? 0)])
      .filter(([, added]) => added > 0),
  )
}

/** Brings back the cart `before` that `replacement` took the place of; what was added to `cart` since then stays. */
export function restoreReplaced(cart: Cart, before: Cart, replacement: Cart): Cart {
  return withoutAdditions(cart, additionsTo(emptyCart, replacement)).items.reduce(addLine, before)
}

/** Takes additions out of the cart again; changes made since then stay. */
export function withoutAdditions(cart: Cart, additions: AddedQuantities): Cart {
  return [...additions].reduce((remaining, [id, added]) => {
    const line = remaining.items.find((item) => item.id === id)
    return line ? updateQuantity(remaining, id, line.quantity - added) : remaining
  }, cart)
}
