import type { PublicBrand } from '#domain/shop/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'
import type { Pages } from '#server/content/load/load-pages.ts'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The shop's facts and colours for e-mails. */
export interface MailShop {
  siteUrl: string
  brand: Pick<PublicBrand, 'name' | 'phone' | 'whatsapp' | 'email' | 'legalLine' | 'offers'>
  colours: Colours
  hours: Pages['contact']['hours']
  /** The name of a product; undefined when it is gone. */
  nameOf: (productId: string) => string | undefined
  /** The raster picture of a page's link preview, which mail programs can show. In: the page's path. */
  pictureOf: (path: string) => string
}

/** What e-mails state of a shop. */
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
