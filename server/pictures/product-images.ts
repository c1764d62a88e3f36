import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { contentHash } from '#server/digest.ts'
import type { Shop } from '#server/shop/shop.ts'

/** A product's pictures with their addresses: its photographs, else its drawings; a detail is always drawn. */
export function productImages(shop: Shop, product: Product): ProductImage[] {
  const { connectors } = registriesOf(shop.registries)
  return productPictures(product, connectors).map(({ key, alt, variantIds, svg, large }) => {
    const address = (name: string, drawn: string) => `/desenhos/${name}.${contentHash(drawn)}.svg`
    const name = `${product.id}-${key}`
    return { key, alt, variantIds, src: address(name, svg), large: address(`${name}-grande`, large) }
  })
}
