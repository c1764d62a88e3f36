import * as v from 'valibot'
import { emailText, optionalText, typedText } from './text.ts'

const required = 'Campo obrigatório'
const stars = 'Escolha de 1 a 5 estrelas'

/** What the review dialog sends and the table `product_reviews` holds (spec §3 'Review', §5). */
export const reviewSchema = v.strictObject({
  product_id: v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  customer_name: typedText({ maximum: 120 }, required),
  rating: v.pipe(v.number(stars), v.integer(stars), v.minValue(1, stars), v.maxValue(5, stars)),
  title: typedText({ maximum: 160 }, required),
  comment: typedText({ maximum: 4000, lines: true }, required),
  customer_email: optionalText(emailText),
})
export type Review = v.InferOutput<typeof reviewSchema>
