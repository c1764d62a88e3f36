import { join } from 'node:path'
import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import { categorySchema } from '#domain/catalogue/category.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { loadPages } from '#server/content/load/load-pages.ts'
import { loadCatalogue as loadProducts } from '#server/content/load/load-catalogue.ts'
import { parseYaml, readContent } from '#server/content/load/read-file.ts'

/** A shop's catalogue and page texts without its articles, whose rendering takes most of the loading time. */
export async function loadCatalogue(root = '.') {
  const faults: ContentFault[] = []
  const [{ products, registries }, brandFile, categoriesFile] = await Promise.all([
    loadProducts(root),
    readContent(root, join(root, 'content/brand.yaml')),
    readContent(root, join(root, 'content/categories.yaml')),
  ])
  const written = parseYaml(brandFile, brandSchema, faults)
  const brand = written && filledBrand(written, faults)
  const categories = parseYaml(categoriesFile, v.array(categorySchema), faults)
  const pages = brand && (await loadPages(root, { brand, settings: readEnvironment({}) }, faults))
  if (!brand || !categories || !pages || faults.length > 0) throw new ContentError(faults)
  return { products, brand, categories, pages, registries }
}
