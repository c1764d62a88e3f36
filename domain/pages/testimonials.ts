import * as v from 'valibot'
import { text } from './parts.ts'

/** What a client says (spec §3 'Testimonial'). */
const testimonialSchema = v.strictObject({
  name: text,
  role: text,
  content: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Address of a photograph, or `iniciais` for the name's first letter. */
  image: text,
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>

/** content/pages/testimonials.yaml, by the page that shows them. */
export const testimonialsSchema = v.strictObject({
  home: v.array(testimonialSchema),
  equipment: v.array(testimonialSchema),
})
