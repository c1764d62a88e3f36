import * as v from 'valibot'
import { coloursSchema } from '#domain/shop/colours.ts'

/** The part of the compiled site that e-mails need. */
export const mailShopSchema = v.object({
  siteUrl: v.string(),
  brand: v.object({
    name: v.string(),
    phone: v.string(),
    whatsapp: v.object({ main: v.string() }),
    email: v.object({ sales: v.string() }),
    legalLine: v.string(),
    offers: v.object({ reply: v.optional(v.string()) }),
  }),
  colours: coloursSchema,
  products: v.array(v.object({ id: v.string(), name: v.string() })),
  social: v.record(v.string(), v.string()),
  pages: v.object({
    contact: v.object({
      hours: v.object({ title: v.string(), items: v.array(v.object({ name: v.string(), value: v.string() })) }),
    }),
  }),
})
type ShopFacts = v.InferOutput<typeof mailShopSchema>

/** The shop's facts and colours for e-mails. */
export interface MailShop extends Pick<ShopFacts, 'siteUrl' | 'brand' | 'colours'> {
  /** Product names by id. */
  products: ReadonlyMap<string, string>
  /** Raster pictures of link previews, which mail programs can show, by the page's path. */
  social: ReadonlyMap<string, string>
  hours: ShopFacts['pages']['contact']['hours']
}

/** Reads a compiled site, or a release's facts, for e-mails. Throws a ValiError when something of it is missing. */
export function mailShop(site: unknown): MailShop {
  const { siteUrl, brand, colours, products, social, pages } = v.parse(mailShopSchema, site)
  return {
    siteUrl,
    brand,
    colours,
    products: new Map(products.map(({ id, name }) => [id, name])),
    social: new Map(Object.entries(social)),
    hours: pages.contact.hours,
  }
}
