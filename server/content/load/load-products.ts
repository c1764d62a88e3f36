import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { productSchema, type Product } from '#domain/catalogue/product.ts'
import type { ContentFault } from '#server/content-error.ts'
import { inTurns } from '#server/in-turns.ts'
import { parseYaml, readContent } from './read-file.ts'

/**
 * Loads `content/products/*.yaml`; names starting with `_` are templates and are passed over.
 * A file's name is the product's id. Faults are pushed, never thrown.
 */
export async function loadProducts(root: string, faults: ContentFault[]): Promise<Product[]> {
  const folder = join(root, 'content', 'products')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml') && !name.startsWith('_')).toSorted()
  const sources = await inTurns(names, (name) => readContent(root, join(folder, name)))
  return sources.flatMap((source, index) => {
    const id = (names[index] ?? '').replace(/\.yaml$/, '')
    return parseYaml({ ...source, add: { id } }, productSchema, faults) ?? []
  })
}
