import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { finishPicture } from '#drawings/picture.ts'
import { pictureBodies, type PictureBody } from '#drawings/product-pictures.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { drawingAddress, inColours } from './drawing.ts'
import { productPhotographs } from './photographs.ts'
import { withOutlinedText } from './typeset.ts'

/** A product's pictures with addresses: its photographs, else its drawings; a detail is always drawn, and last. */
export function productImages(shop: Shop, product: Product): ProductImage[] {
  const photographs = productPhotographs(shop, product)
  const plates = platesOf(shop, product).filter(({ key }) => photographs.length === 0 || key === 'detalhe')
  return [
    ...photographs,
    ...plates.map((plate) => ({
      key: plate.key,
      alt: plate.alt,
      variantIds: plate.variantIds,
      src: address(shop, product, plate),
      large: address(shop, product, plate, large),
    })),
  ]
}

/** A drawing of a product by its id and the drawing's name (`geral`, `opcao-3-vias.grande`). */
export function productDrawing(shop: Shop, id: string, name: string): ShopFile | undefined {
  const product = shop.data.content.products.find((each) => each.id === id)
  const isLarge = name.endsWith(large)
  const key = isLarge ? name.slice(0, -large.length) : name
  const plate = product && platesOf(shop, product).find((each) => each.key === key)
  if (!plate) return undefined
  return {
    address: address(shop, product, plate, isLarge ? large : ''),
    make: () =>
      inColours(shop, isLarge ? withOutlinedText(finishPicture(plate.body, { isLarge })) : finishPicture(plate.body)),
  }
}

const large = '.grande'

const platesOf = (shop: Shop, product: Product) => pictureBodies(product, registriesOf(shop.registries).connectors)

const address = (shop: Shop, { id }: Product, { key, body }: PictureBody, size = ''): string =>
  drawingAddress(shop, `produtos/${id}/${key}${size}`, 'svg', body)
