import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import { categorySchema } from '#domain/catalogue/category.ts'
import { ContentError, type ContentFault } from '#server/content/content-error.ts'
import { loadPages } from '#server/content/load-pages.ts'
import { loadProducts } from '#server/content/load-products.ts'
import { parseYaml, readContent } from '#server/content/read-file.ts'

/** The site's own catalogue and page texts without its articles, whose rendering takes most of the time of loading. */
export async function loadCatalogue() {
  const faults: ContentFault[] = []
  const [products, brandFile, categoriesFile] = await Promise.all([
    loadProducts('.', faults),
    readContent('.', 'content/brand.yaml'),
    readContent('.', 'content/categories.yaml'),
  ])
  const brand = parseYaml(brandFile, brandSchema, faults)
  const categories = parseYaml(categoriesFile, v.array(categorySchema), faults)
  const pages = brand && (await loadPages('.', brand, faults))
  if (!brand || !categories || !pages || faults.length > 0) throw new ContentError(faults)
  return { products, brand, categories, pages }
}
