import * as v from 'valibot'
import { amountSchema } from '#domain/money.ts'
import { daySchema, trimmedText as text } from '#domain/text/text-schemas.ts'

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum))

/** The terms on which the shop sells: part of content/brand.yaml. A missing term is promised nowhere. */
export const offersSchema = v.strictObject({
  /** Percent off a price that is paid by Pix; 0 shows no Pix price. */
  pixDiscount: wholeNumber(0, 99),
  /** Number of instalments in which a price is shown; 1 shows none. */
  instalments: wholeNumber(1, 48),
  /**
   * The strip below a product (spec §2 'Benefit strip'), each with what its words mean, where another figure of the
   * page says more.
   */
  benefits: v.array(v.strictObject({ title: text, text, note: v.optional(text) })),
  /** Shown beside each price on a card (spec §2 'Product card'). */
  pricedNote: v.optional(text),
  /** The answer of the delivery calculator (spec §4), without which there is no calculator. Price in R$. */
  delivery: v.optional(v.strictObject({ name: text, price: amountSchema, term: text })),
  /** How soon requests are answered; shown below the quote buttons. */
  reply: v.optional(text),
  /** Number of clients; shown beside a category's catalogue button. */
  clients: v.optional(text),
  /** The day on which somebody of the company last confirmed these terms. */
  confirmed: v.optional(daySchema),
})
export type Offers = v.InferOutput<typeof offersSchema>
