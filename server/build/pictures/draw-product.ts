import type { ProductImage } from '#domain/catalogue/catalogue-product.ts'
import type { ConnectorRegistry } from '#domain/catalogue/registry/connector-registry.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { outlined } from './typeset.ts'
import { writeDrawing, type Canvas } from './write-drawing.ts'

/** Where drawings are made, and the registry of connectors. */
interface Studio {
  canvas: Canvas
  connectors: ConnectorRegistry
  /** Draws only the detail, where photographs show the rest. */
  only?: 'detalhe' | undefined
}

/** Draws a product's pictures into the public folder, under names with a hash of their content. */
export async function drawProduct(product: Product, { canvas, connectors, only }: Studio): Promise<ProductImage[]> {
  const wanted = productPictures(product, connectors).filter(({ key }) => only === undefined || key === only)
  const images = wanted.map(async ({ key, alt, svg, large, variantIds }): Promise<ProductImage> => {
    const name = `${product.id}-${key}`
    const [src, largeSrc] = await Promise.all([
      writeDrawing(canvas, name, svg),
      writeDrawing(canvas, `${name}-grande`, outlined(large)),
    ])
    return { key, alt, src, large: largeSrc, variantIds }
  })
  if (images.length === 0)
    throw new Error(`drawings: ${product.id} has no picture; productPictures must return one or more`)
  return Promise.all(images)
}
