import type { Product } from '#domain/catalogue/product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/registries.ts'
import { sheet } from './sheet.ts'
import type { Drawing, Subject } from './subject.ts'
import { accessoryCompositions } from './types/accessories.ts'
import { equipmentCompositions } from './types/machines.ts'

/** A picture of a product before it is put on a sheet. */
export interface ProductPlate extends Drawing {
  /** 'geral', 'detalhe', or 'opcao-<variant id>'. */
  key: string
  /** The variants that this picture shows. */
  variantIds: string[]
}

export interface ProductPicture extends Omit<ProductPlate, 'body'> {
  svg: string
  /** The drawing of `svg` with finer lines, for large sizes. */
  large: string
}

/** The finished drawings of a product. */
export function productPictures(product: Product, connectors: ConnectorRegistry): ProductPicture[] {
  return productPlates(product, connectors).map(({ body, ...plate }) => ({
    ...plate,
    svg: sheet(body),
    large: sheet(body, { isLarge: true }),
  }))
}

/**
 * A product's drawings: the whole, a characteristic detail, and one for each variant that looks different.
 * Variants that look the same share a picture.
 */
export function productPlates(product: Product, connectors: ConnectorRegistry): ProductPlate[] {
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
  const plates: ProductPlate[] = [
    { key: 'geral', variantIds: [], ...whole(subject) },
    { key: 'detalhe', variantIds: [], ...detail(subject) },
  ]
  for (const variant of product.variants) {
    const plate = whole({ ...subject, variant })
    const equalPlate = plates.find(({ body }) => body === plate.body)
    if (equalPlate) equalPlate.variantIds.push(variant.id)
    else plates.push({ key: `opcao-${variant.id}`, variantIds: [variant.id], ...plate })
  }
  return plates
}
