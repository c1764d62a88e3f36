import { paths } from '#domain/pages/paths.ts'
import { pictureAddress } from '#desk/routes/picture-routes.ts'
import type { ReviewedProduct } from '#desk/screens/reviews/review-view.ts'
import type { DeskShop } from '#desk/shop.ts'

/** The products of each release by id, because a list of reviews looks up many. */
const known = new WeakMap<DeskShop, Map<string, DeskShop['site']['products'][number]>>()

/** The product that a review is about. */
export function reviewedProduct(productId: string, shop: DeskShop): ReviewedProduct {
  const products = known.get(shop) ?? new Map(shop.site.products.map((product) => [product.id, product]))
  known.set(shop, products)
  const product = products.get(productId)
  if (product === undefined) return { name: productId, href: undefined, picture: undefined }
  const picture = product.images[0]?.src
  return {
    name: product.name,
    href: shop.site.siteUrl + paths.product(product.id),
    picture: picture === undefined ? undefined : pictureAddress(picture),
  }
}
