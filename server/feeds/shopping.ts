import { imageIndexOf, type ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { pricedItems, type OfferedItem, type FeedItem } from '#domain/feeds/offered-item.ts'
import { googleFields, metaColumns, metaRow } from '#domain/feeds/shopping-feeds.ts'
import { paths, absoluteUrl } from '#domain/pages/paths.ts'
import { largestPhotographFile } from '#server/pictures/photographs.ts'
import { socialAddress } from '#server/pictures/social-pictures.ts'
import { commaText } from '#server/sheet/csv-sheet.ts'
import type { Shop } from '#server/shop/shop.ts'
import { escapeXml, xmlDeclaration } from './xml.ts'

/** The feed of priced items for Google Merchant Center: RSS 2.0 with Google's attributes (docs/feeds.md). */
export function googleFeed(shop: Shop): string {
  const { brand, siteUrl } = shop
  const images = new Map(shop.products.map((product) => [product.id, product.images]))
  const pictureOf = (item: OfferedItem) =>
    photographOf(images.get(item.productId) ?? [], item) ?? previewPicture(shop, item)
  const channelFacts = `<title>${escapeXml(brand.name)}</title>\n<link>${escapeXml(siteUrl)}</link>\n<description>${escapeXml(brand.description)}</description>`
  const entries = pricedItems(shop.products).map((item) => {
    const fields = googleFields(withFullAddresses(shop, item, pictureOf(item)))
    return `<item>\n${fields.map(([name, value]) => `<g:${name}>${escapeXml(value)}</g:${name}>`).join('\n')}\n</item>\n`
  })
  return `${xmlDeclaration}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${channelFacts}\n${entries.join('')}</channel>\n</rss>\n`
}

/** The feed of priced items for Meta, as CSV (docs/feeds.md), with the previews' pictures: Meta takes no WebP. */
export function metaFeed(shop: Shop): string {
  const items = pricedItems(shop.products).map((item) => withFullAddresses(shop, item, previewPicture(shop, item)))
  return commaText(metaColumns, items.map(metaRow))
}

function withFullAddresses({ siteUrl }: Shop, item: OfferedItem, picture: string): FeedItem {
  return { ...item, link: absoluteUrl({ siteUrl }, item.path), picture: absoluteUrl({ siteUrl }, picture) }
}

/** The address of the link preview's picture, a PNG or JPEG, which every receiver takes. */
const previewPicture = (shop: Shop, { productId }: OfferedItem): string => socialAddress(shop, paths.product(productId))

/** The largest file of the photograph that shows an item; undefined for a drawing. */
function photographOf(images: readonly ProductImage[], { variantId }: OfferedItem): string | undefined {
  const image = images[imageIndexOf(images, variantId)]
  return image && largestPhotographFile(image)
}
