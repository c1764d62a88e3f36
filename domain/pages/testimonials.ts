import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'

/** A client's testimonial (spec §3 'Testimonial'). */
const testimonialSchema = v.strictObject({
  name: text,
  role: text,
  content: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Address of a photograph, or `iniciais` for the name's first letter. */
  image: text,
  /** An example that comes with the site, to be replaced before a real shop goes public. */
  sample: v.optional(v.boolean(), false),
})
export type Testimonial = v.InferOutput<typeof testimonialSchema>

/** content/pages/testimonials.yaml: the testimonials by the page that shows them. */
export const testimonialsSchema = v.strictObject({
  home: v.array(testimonialSchema),
  equipment: v.array(testimonialSchema),
})
