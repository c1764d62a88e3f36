import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { productSchema, type ProductRecord } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { mapConcurrently } from '#server/map-concurrently.ts'
import { ValueCache } from '#server/value-cache.ts'
import { readContent, readYaml } from './read-file.ts'

/**
 * Loads `content/products/*.yaml` except templates, whose names begin with `_`. A file's name is the product's id.
 * Faults are pushed; only for a file that readContent refuses is a ContentError thrown. In `cache`: files read before.
 */
export async function loadProducts(
  root: string,
  faults: ContentFault[],
  cache = new ValueCache(),
): Promise<ProductRecord[]> {
  const folder = join(root, 'content', 'products')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && !name.startsWith('_')).toSorted()
  const sources = await mapConcurrently(names, (name) => readContent(root, join(folder, name)))
  const products: ProductRecord[] = []
  for (const [index, source] of sources.entries()) {
    const id = (names[index] ?? '').replace(/\.yaml$/, '')
    const product = await readYaml({ ...source, add: { id }, cache }, productSchema, faults)
    if (product) products.push(product)
  }
  return products
}
