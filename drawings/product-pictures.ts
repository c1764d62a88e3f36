import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { sheet } from './sheet.ts'
import type { Plate, Subject } from './subject.ts'
import { accessoryCompositions, equipmentCompositions } from './types/compositions.ts'

export interface ProductPicture {
  /** 'geral', 'detalhe', or 'opcao-<variant id>'. */
  key: string
  alt: string
  svg: string
  /** The drawing of `svg` with finer lines, for large sizes. */
  large: string
  /** The variants that this picture shows. */
  variantIds: string[]
}

/**
 * The drawings of a product: the whole, a characteristic detail, and one for each variant that looks different.
 * Variants that look the same share a picture.
 */
export function productPictures(product: Product, connectors: ConnectorRegistry): ProductPicture[] {
  if (product.category === 'equipamentos') {
    const { whole, detail } = equipmentCompositions[product.family]
    return [picture('geral', whole(product)), picture('detalhe', detail(product))]
  }
  const { whole, detail } = accessoryCompositions[product.productType]
  const subject: Subject = { product, traits: product.drawing, connectors }
  return withChoices([picture('geral', whole(subject)), picture('detalhe', detail(subject))], subject)
}

function withChoices(pictures: ProductPicture[], subject: Subject): ProductPicture[] {
  const { product } = subject
  const { whole } = accessoryCompositions[product.productType]
  return product.variants.reduce<ProductPicture[]>(
    (drawn, variant) => addChoice(drawn, variant, whole({ ...subject, variant })),
    pictures,
  )
}

function addChoice(drawn: ProductPicture[], variant: Variant, plate: Plate): ProductPicture[] {
  const chosen = picture(`opcao-${variant.id}`, plate)
  const same = drawn.find(({ svg, large }) => svg === chosen.svg && large === chosen.large)
  if (!same) return [...drawn, { ...chosen, variantIds: [variant.id] }]
  return drawn.map((each) => (each === same ? { ...each, variantIds: [...each.variantIds, variant.id] } : each))
}

function picture(key: string, { alt, body }: Plate): ProductPicture {
  return { key, alt, svg: sheet(body), large: sheet(body, { isLarge: true }), variantIds: [] }
}
