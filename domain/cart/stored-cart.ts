import * as v from 'valibot'
import { buyerLineSchema } from '#domain/buyer/buyer-line.ts'
import { productSummarySchema, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { centsOf } from '#domain/money.ts'
import { jsonTextSchema, tryParse, wholeNumber } from '#domain/text/text-schemas.ts'
import { emptyCart, lineVariant, maximumNoteLength, maximumQuantity, type Cart, type CartLine } from './cart.ts'

const storedLine = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  product: productSummarySchema,
  quantity: wholeNumber(1, maximumQuantity),
  variantId: v.optional(v.string()),
  selectedOptions: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.pipe(v.string(), v.maxLength(maximumNoteLength))),
  buyerLine: v.optional(buyerLineSchema),
})
const storedCart = jsonTextSchema(v.object({ items: v.array(v.unknown()), money: v.optional(v.string()) }))

/** A cart as it is stored. `money` marks prices in cents; carts of earlier releases have R$ and no mark. */
export function storedCartText(cart: Cart): string {
  return JSON.stringify({ ...cart, money: 'centavos' })
}

/** Reads a stored cart; empty if unreadable, without invalid lines and repeated ids (spec §2 'Cart line', §4, §8). */
export function parseStoredCart(text: string): Cart {
  if (!text) return emptyCart
  const cart = tryParse(storedCart, text)
  const isInCents = cart?.money === 'centavos'
  const ids = new Set<string>()
  const items = (cart?.items ?? []).flatMap((item) => {
    const line = tryParse(storedLine, isInCents ? item : withPricesInCents(item))
    if (!line || ids.has(line.id) || !hasValidVariant(line)) return []
    ids.add(line.id)
    return [line]
  })
  return { items }
}

/** Renews a cart's lines from today's summaries by product id, null for a product that is gone; other lines stay. */
export function renewCart(cart: Cart, latestSummaries: ReadonlyMap<string, ProductSummary | null>) {
  const removedNames: string[] = []
  const items = cart.items.flatMap((line) => {
    const product = latestSummaries.get(line.product.id)
    if (product === undefined) return [line]
    const renewed = product && { ...line, product }
    if (renewed && hasValidVariant(renewed)) return [renewed]
    removedNames.push(line.product.name)
    return []
  })
  return { cart: { items }, removedNames }
}

function withPricesInCents(item: unknown): unknown {
  return JSON.parse(JSON.stringify(item), (key, value: unknown) =>
    (key === 'currentPrice' || key === 'originalPrice') && typeof value === 'number' ? centsOf(value) : value,
  )
}

/** Whether the line names a variant if, and only if, its product has variants. */
function hasValidVariant(line: CartLine): boolean {
  return line.product.variants.length === 0 ? line.variantId === undefined : lineVariant(line) !== undefined
}
