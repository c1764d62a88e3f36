import { paths } from '#domain/pages/paths.ts'
import { pictureAddress } from '#desk/routes/picture-routes.ts'
import type { ReviewedProduct } from '#desk/screens/reviews/review-view.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The product that a review is about. */
export function reviewedProduct(productId: string, shop: Shop): ReviewedProduct {
  const product = productById(shop, productId)
  if (product === undefined) return { name: productId, href: undefined, picture: undefined }
  const picture = product.images[0]?.src
  return {
    name: product.name,
    href: shop.siteUrl + paths.product(product.id),
    picture: picture === undefined ? undefined : pictureAddress(picture),
  }
}
