import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const digits = v.pipe(
  v.string(),
  v.regex(/^\d{12,13}$/, 'country code, area code and number, digits only: 5541900000000'),
)
const phone = v.pipe(v.string(), v.regex(/^\+\d{2} \d{2} \d{4,5}-\d{4}$/, '+55 41 3000-0000'))
const email = v.pipe(v.string(), v.email())

/** Who the site belongs to: everything that changes when another company becomes the brand. */
export const brandSchema = v.strictObject({
  name: text,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  tagline: text,
  description: text,
  siteUrl: v.pipe(v.string(), v.url(), v.regex(/[^/]$/, 'no slash at the end')),
  phone,
  whatsapp: v.strictObject({ main: digits, categories: digits }),
  email: v.strictObject({ sales: email, support: email }),
  address: v.strictObject({
    street: text,
    district: text,
    city: text,
    state: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    postalCode: v.pipe(v.string(), v.regex(/^\d{5}-\d{3}$/)),
  }),
  cnpj: v.pipe(v.string(), v.regex(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/)),
  legalLine: text,
  certifications: v.array(text),
  attentionNotice: text,
  warranty: text,
  derivedRatings: v.boolean(),
})
export type Brand = v.InferOutput<typeof brandSchema>
