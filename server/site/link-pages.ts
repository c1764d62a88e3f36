import { once } from '#domain/once.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { LinkPage } from '#server/proposals/link-page.ts'
import { site, type Site } from './site.ts'

/** What pages of proposals show besides the document, read from the release when the first link is opened. */
export function linkPages({ styles }: { styles: string | undefined }): () => Promise<LinkPage> {
  return once(async () => {
    const present = await site()
    const { brand, colours, logo } = present
    const shop = { brand, colours, logo: logo.light, pictureOf: pictures(present) }
    return { shop, styles, whatsapp: brand.whatsapp.main }
  })
}

/** Finds the picture of a line's item; undefined for free text, and for items that are gone. */
export function pictures({ products }: Pick<Site, 'products'>): (line: OfferLine) => string | undefined {
  const byId = new Map(products.map(({ id, images }) => [id, images]))
  return ({ item }) => {
    const images = (item && byId.get(item.productId)) ?? []
    const own = images.find(({ variantIds }) => item?.variantId !== undefined && variantIds.includes(item.variantId))
    return (own ?? images[0])?.src
  }
}
