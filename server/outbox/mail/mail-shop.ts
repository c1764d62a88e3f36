import type { PublicBrand } from '#domain/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'
import type { Pages } from '#server/content/load/load-pages.ts'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The shop's facts and colours for e-mails. */
export interface MailShop {
  readonly siteUrl: string
  readonly brand: Pick<PublicBrand, 'name' | 'phone' | 'whatsapp' | 'email' | 'legalLine' | 'offers'>
  readonly colours: Colours
  readonly hours: Pages['contact']['hours']
  /** The name of a product; undefined when it is gone. */
  nameOf: (productId: string) => string | undefined
  /** The raster picture of a page's link preview, which mail programs can show. In: the page's path. */
  pictureOf: (path: string) => string
}

/** The facts of the shop as it is at the time of each e-mail. */
export function mailShop(shop: () => Shop): MailShop {
  return {
    get siteUrl() {
      return shop().siteUrl
    },
    get brand() {
      return shop().brand
    },
    get colours() {
      return shop().colours
    },
    get hours() {
      return shop().pages.contact.hours
    },
    nameOf: (productId) => shop().data.content.products.find(({ id }) => id === productId)?.name,
    pictureOf: (path) => socialAddress(shop(), path),
  }
}
