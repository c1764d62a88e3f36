import { imageIndexOf, type CatalogueProduct, type ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { OfferedItem } from '#domain/feeds/offered-item.ts'
import { paths } from '#domain/pages/paths.ts'

/** The address of an item's picture below the site; undefined where no picture has a format that the receiver takes. */
export type PictureOf = (item: Pick<OfferedItem, 'productId' | 'variantId'>) => string | undefined

/** The pictures for every receiver: those of link previews, as PNG or JPEG. In: their addresses by the page's path. */
export function previewsOf(social: Readonly<Record<string, string>>): PictureOf {
  return ({ productId }) => social[paths.product(productId)]
}

/** The pictures for receivers that take WebP: photographs as WebP, and previews for products without photographs. */
export function photographsOf(products: readonly CatalogueProduct[], previews: PictureOf): PictureOf {
  const images = new Map(products.map((product) => [product.id, product.images]))
  return (item) => {
    const own = images.get(item.productId) ?? []
    const shown = own[imageIndexOf(own, item.variantId)]
    return (shown && largestWebp(shown)) ?? previews(item)
  }
}

/** The largest WebP file of a picture; undefined for drawings, which have no other formats. */
function largestWebp({ sources = [] }: ProductImage): string | undefined {
  const webp = sources.find(({ type }) => type === 'image/webp')
  return webp?.srcSet.split(', ').at(-1)?.split(' ')[0]
}
