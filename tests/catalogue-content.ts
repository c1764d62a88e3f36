import * as v from 'valibot'
import { categorySchema } from '#domain/catalogue/category.ts'
import { brandSchema } from '#domain/shop/brand.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { filledBrand } from '#server/content/load/fill-brand.ts'
import { loadCatalogue as loadProducts } from '#server/content/load/load-catalogue.ts'
import { loadPages } from '#server/content/load/load-pages.ts'
import { readEnvironment } from '#server/environment.ts'

/** A shop's catalogue and page texts without its articles, whose rendering takes most of the loading time. */
export async function loadCatalogue(root = '.') {
  const faults: ContentFault[] = []
  const files = new ContentFiles(root)
  const [{ products, registries }, written, categories] = await Promise.all([
    loadProducts(files),
    files.parsed('brand.yaml', brandSchema, faults),
    files.parsed('categories.yaml', v.array(categorySchema), faults),
  ])
  const brand = written && filledBrand(written, faults)
  const pages = brand && (await loadPages(files, { brand, settings: readEnvironment({}) }, faults))
  if (!brand || !categories || !pages || faults.length > 0) throw new ContentError(faults)
  return { products, brand, categories, pages, registries }
}
