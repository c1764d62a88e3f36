import * as v from 'valibot'
import { slugText } from '#domain/text/text-schemas.ts'
import { reviewLimits as limits } from './fields.ts'
import { emailText, optionalText, typedText } from './typed-text.ts'

const required = 'Campo obrigatório'
const stars = 'Escolha de 1 a 5 estrelas'

/** The fields that the review dialog sends and the table `product_reviews` holds (spec §3 'Review', §5). */
export const reviewSchema = v.strictObject({
  product_id: v.pipe(slugText, v.maxLength(80)),
  customer_name: typedText({ maximum: limits.customer_name }, required),
  rating: v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
  title: typedText({ maximum: limits.title }, required),
  comment: typedText({ maximum: limits.comment, lines: true }, required),
  customer_email: optionalText(emailText),
})
export type Review = v.InferOutput<typeof reviewSchema>

/** The row of a review. In: the texts of the review's form, and the product's id. */
export function reviewOf(texts: Record<string, string>, productId: string) {
  return { ...texts, rating: Number(texts['rating'] ?? 0), product_id: productId }
}
