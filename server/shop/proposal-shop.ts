import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { LinkPage } from '#server/proposals/link-page.ts'
import type { DocumentShop } from '#server/proposals/shown-document.ts'
import type { Shop } from './shop.ts'

/** What pages of proposals show besides the document. */
export function linkPageOf(shop: Shop, styles: string | undefined): LinkPage {
  const { brand, colours, logo } = shop
  return {
    shop: { brand, colours, logo: logo.light, pictureOf: pictures(shop) },
    styles,
    whatsapp: brand.whatsapp.main,
  }
}

/** The shop's facts in an e-mailed document: without a logo, because mail programs do not load pictures. */
export function documentShopOf({ brand, colours }: Pick<Shop, 'brand' | 'colours'>): DocumentShop {
  return { brand, colours, logo: undefined, pictureOf: () => undefined }
}

/** Finds the picture of a line's item; undefined for free text, and for items that are gone. */
export function pictures({ products }: Pick<Shop, 'products'>): (line: OfferLine) => string | undefined {
  const byId = new Map(products.map(({ id, images }) => [id, images]))
  return ({ item }) => {
    const images = (item && byId.get(item.productId)) ?? []
    const own = images.find(({ variantIds }) => item?.variantId !== undefined && variantIds.includes(item.variantId))
    return (own ?? images[0])?.src
  }
}
