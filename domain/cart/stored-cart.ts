import * as v from 'valibot'
import { productSummarySchema, type ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { emptyCart, lineVariant, maximumNoteLength, maximumQuantity, type Cart, type CartLine } from './cart.ts'

const lineSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  product: productSummarySchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumQuantity)),
  variantId: v.optional(v.string()),
  selectedOptions: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.pipe(v.string(), v.maxLength(maximumNoteLength))),
})

/**
 * Reads a stored cart, as `JSON.stringify` wrote it. Whatever cannot be read gives an empty cart; single bad lines are dropped,
 * good ones kept (spec §4, §8, decisions).
 */
export function parseStoredCart(text: string | null): Cart {
  if (!text) return emptyCart
  const stored = v.safeParse(v.object({ items: v.array(v.unknown()) }), parseJson(text))
  if (!stored.success) return emptyCart
  const seen = new Set<string>()
  const items = stored.output.items.flatMap((item) => {
    const line = v.safeParse(lineSchema, item)
    if (!line.success || seen.has(line.output.id) || !variantExists(line.output)) return []
    seen.add(line.output.id)
    return [line.output]
  })
  return { items }
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Spec §8: a stored cart that cannot be parsed is ignored.
  }
}
