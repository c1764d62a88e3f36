import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'

/**
 * Loads `content/products/*.yaml` except templates, whose names begin with `_`. A file's name is the product's id.
 * Faults are pushed; only for a file that cannot be read is a ContentError thrown.
 */
export async function loadProducts(files: ContentFiles, faults: ContentFault[]): Promise<ProductRecord[]> {
  const names = (await files.namesIn('products')).files.filter((name) => /^[^_].*\.yaml$/.test(name))
  const sources = await mapConcurrently(names, (name) => files.text(`products/${name}`))
  const products: ProductRecord[] = []
  for (const [index, source] of sources.entries()) {
    const id = (names[index] ?? '').replace(/\.yaml$/, '')
    const product = files.parsedText({ ...source, add: { id } }, productSchema, faults)
    if (product) products.push(product)
  }
  return products
}
