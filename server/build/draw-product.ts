import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureOf, type CatalogueProduct, type ProductImage } from '#domain/catalogue/catalogue-product.ts'
import { summarize } from '#domain/catalogue/product-summary.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productPictures } from '#drawings/product-pictures.ts'
import { contentHash } from './content-hash.ts'

/**
 * A product with its pictures: its photographs where the company has some, else drawn into the public
 * folder under names that change with what they show.
 */
export async function drawProduct(
  product: Product,
  publicFolder: string,
  photographs?: readonly ProductImage[],
): Promise<{ product: CatalogueProduct; summary: ProductSummary }> {
  const images = photographs ? [...photographs] : await drawn(product, publicFolder)
  const [first] = images
  if (!first) throw new Error(`drawings: ${product.id} has no picture; productPictures must return one or more`)
  return { product: { ...product, images }, summary: summarize(product, pictureOf(first)) }
}

function drawn(product: Product, publicFolder: string): Promise<ProductImage[]> {
  return Promise.all(
    productPictures(product).map(async ({ key, alt, svg, variantIds }): Promise<ProductImage> => {
      const src = `/desenhos/${product.id}-${key}.${contentHash(svg)}.svg`
      await writeFile(join(publicFolder, src), svg)
      return { key, alt, src, variantIds }
    }),
  )
}
