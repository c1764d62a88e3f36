import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { isCount, isOptional, isText, isTexts, parsedJson, readObject, type Checks } from '#domain/text/checks.ts'
import { emptyCart, lineVariant, maximumNoteLength, maximumQuantity, type Cart, type CartLine } from './cart.ts'
import { readSummary } from './stored-summary.ts'

const stored: Checks<CartLine> = {
  id: isText(200, 1),
  product: () => true, // Read by itself, lest it is read twice.
  quantity: isCount(maximumQuantity),
  variantId: isOptional(isText()),
  selectedOptions: isOptional(isTexts),
  note: isOptional(isText(maximumNoteLength)),
}

/**
 * Reads a stored cart, as `JSON.stringify` wrote it. Whatever cannot be read gives an empty cart; single bad lines are dropped,
 * good ones kept (spec §2 'Cart line', §4, §8).
 */
export function parseStoredCart(text: string | null): Cart {
  if (!text) return emptyCart
  const cart = readObject<{ items: unknown[] }>(parsedJson(text), { items: Array.isArray })
  const seen = new Set<string>()
  const items = (cart?.items ?? []).flatMap((item) => {
    const line = readLine(item)
    if (!line || seen.has(line.id) || !variantExists(line)) return []
    seen.add(line.id)
    return [line]
  })
  return { items }
}

function readLine(item: unknown): CartLine | undefined {
  const line = readObject(item, stored)
  const product = readSummary(line?.product)
  return line && product && { ...line, product }
}

/**
 * Renews every line from today's catalogue: names, prices and variants come from there.
 * In: the cart and, by product id, today's summary, or null for a product that is gone (ids that
 * are missing are left as they are). Out: the cart and the names of the lines that had to go.
 */
export function renewCart(
  cart: Cart,
  today: ReadonlyMap<string, ProductSummary | null>,
): { cart: Cart; dropped: string[] } {
  const dropped: string[] = []
  const items = cart.items.flatMap((line) => {
    const product = today.get(line.product.id)
    if (product === undefined) return [line]
    const renewed = product && { ...line, product }
    if (renewed && variantExists(renewed)) return [renewed]
    dropped.push(line.product.name)
    return []
  })
  return { cart: { items }, dropped }
}

/** A line names a variant exactly when its product has variants. */
function variantExists(line: CartLine): boolean {
  return line.product.variants.length === 0 ? line.variantId === undefined : lineVariant(line) !== undefined
}
