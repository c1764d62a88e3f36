import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueProduct, ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { summarize } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productPictures } from '#drawings/product-pictures.ts'

/** Draws a product's pictures into the public folder, under names that change with what they show. */
export async function drawProduct(
  product: Product,
  publicFolder: string,
): Promise<{ product: CatalogueProduct; summary: ProductSummary }> {
  const images = await Promise.all(
    productPictures(product).map(async ({ key, alt, svg, variantIds }): Promise<ProductImage> => {
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
      const src = `/desenhos/${product.id}-${key}.${hash}.svg`
      await writeFile(join(publicFolder, src), svg)
      return { key, alt, src, variantIds }
    }),
  )
  const [first] = images
  if (!first) throw new Error(`drawings: ${product.id} has no picture; productPictures must return one or more`)
  return { product: { ...product, images }, summary: summarize(product, { src: first.src, alt: first.alt }) }
}
