import type { PublicBrand } from '#domain/shop/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'
import type { Pages } from '#server/content/load/load-pages.ts'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import type { Shop } from '#server/shop/shop.ts'

export interface MailShop {
  siteUrl: string
  brand: Pick<PublicBrand, 'name' | 'phone' | 'whatsapp' | 'email' | 'legalLine' | 'offers'>
  colours: Colours
  hours: Pages['contact']['hours']
  /** The name of a product; undefined when the product is gone. */
  nameOf: (productId: string) => string | undefined
  /** The picture of a page's link preview: a raster picture, which mail programs can show. */
  pictureOf: (path: string) => string
}

/** The facts of a shop that e-mails state. */
export function mailShop(shop: Shop): MailShop {
  const { siteUrl, brand, colours, pages, data } = shop
  return {
    siteUrl,
    brand,
    colours,
    hours: pages.contact.hours,
    nameOf: (productId) => data.content.products.find(({ id }) => id === productId)?.name,
    pictureOf: (path) => socialAddress(shop, path),
  }
}
