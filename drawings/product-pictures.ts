import type { Product } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { finishPicture } from './picture.ts'
import type { Drawing, Subject } from './subject.ts'
import { accessoryCompositions } from './types/accessories.ts'
import { equipmentCompositions } from './types/machines.ts'

/** What a picture of a product shows; ground, grid and line style are added by `finishPicture`. */
export interface PictureBody extends Drawing {
  /** The picture's name: 'geral', 'detalhe', or 'opcao-<variant id>'. */
  key: string
  /** The variants that this picture shows. */
  variantIds: string[]
}

export interface ProductPicture extends Omit<PictureBody, 'body'> {
  svg: string
  large: string
}

/** A product's pictures as files: `svg` for cards, `large` with finer lines for its page. */
export function productPictures(product: Product, connectors: ConnectorRegistry): ProductPicture[] {
  return pictureBodies(product, connectors).map(({ body, ...picture }) => ({
    ...picture,
    svg: finishPicture(body),
    large: finishPicture(body, { isLarge: true }),
  }))
}

/** A product's drawings: the whole, a characteristic detail, and one for each look that its variants have. */
export function pictureBodies(product: Product, connectors: ConnectorRegistry): PictureBody[] {
  if (product.category === 'equipamentos') {
    const { whole, detail } = equipmentCompositions[product.family]
    const machine = { product, traits: product.drawing }
    return [
      { key: 'geral', variantIds: [], ...whole(machine) },
      { key: 'detalhe', variantIds: [], ...detail(machine) },
    ]
  }
  const { whole, detail } = accessoryCompositions[product.productType]
  const subject: Subject = { product, traits: product.drawing, connectors }
  const bodies: PictureBody[] = [
    { key: 'geral', variantIds: [], ...whole(subject) },
    { key: 'detalhe', variantIds: [], ...detail(subject) },
  ]
  for (const variant of product.variants) {
    const drawing = whole({ ...subject, variant })
    const samePicture = bodies.find(({ body }) => body === drawing.body)
    if (samePicture) samePicture.variantIds.push(variant.id)
    else bodies.push({ key: `opcao-${variant.id}`, variantIds: [variant.id], ...drawing })
  }
  return bodies
}
