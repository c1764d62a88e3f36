import { join } from 'node:path'
import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import { blogCategorySchema } from '#domain/blog/post.ts'
import { categorySchema } from '#domain/catalogue/category.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import { withRegistryNames } from '#domain/search/with-registry-names.ts'
import { removedSchema } from '#domain/shop/removed.ts'
import type { Content } from './content.ts'
import { contactHoursFaults } from './desk/check-contact-hours.ts'
import { loadDesk } from './desk/load-desk.ts'
import { brandFileFaults } from './check/brand.ts'
import { checkReferences } from './check/references.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { ValueCache } from '#server/value-cache.ts'
import { filledBrand } from './load/fill-brand.ts'
import { loadPages, type StatedSettings } from './load/load-pages.ts'
import { loadPhotographs } from './load/load-photographs.ts'
import { loadPosts } from './posts/load-posts.ts'
import { loadProducts } from './load/load-products.ts'
import { loadRegistries } from './load/load-registries.ts'
import { loadSearch } from './load/load-search.ts'
import { readContent, readYaml } from './load/read-file.ts'

/**
 * Loads and checks the folder `content/` below `root`. `settings` are stated on its legal pages, `cache` holds files
 * read before. Throws one ContentError that names every fault; a file that is missing or too large is named alone.
 */
export async function loadContent(
  root: string,
  settings: StatedSettings = readEnvironment({}),
  cache = new ValueCache(),
): Promise<Content> {
  const faults: ContentFault[] = []
  const load = async <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    readYaml({ ...(await readContent(root, join(root, 'content', name))), cache }, schema, faults)

  const [written, categories, blogCategories, removed, products, posts, vocabulary, registries] = await Promise.all([
    load('brand.yaml', brandSchema),
    load('categories.yaml', v.array(categorySchema)),
    load('blog-categories.yaml', v.array(blogCategorySchema)),
    load('removed.yaml', removedSchema),
    loadProducts(root, faults, cache),
    loadPosts(root, faults, cache),
    loadSearch(root, faults, cache),
    loadRegistries(root, faults, cache),
  ])
  const photographs = await loadPhotographs(root, products, faults)
  const brand = written && filledBrand(written, faults)
  const pages = brand && (await loadPages(root, { brand, settings }, faults))
  const desk = brand && (await loadDesk(root, { brand, cache }, faults))
  if (brand && categories && blogCategories && removed && pages && desk && vocabulary && registries) {
    const content = {
      brand,
      products: products.map(brandNaming(registries.brands)),
      categories,
      blogCategories,
      removed,
      photographs,
      posts,
      pages,
      vocabulary: withRegistryNames(vocabulary, registries, products),
      registries,
      desk,
    }
    return faultless(root, content, faults)
  }
  throw new ContentError(faults)
}

/** The content, if neither single files nor the references between them have faults; else throws a ContentError. */
async function faultless(root: string, content: Content, ofFiles: readonly ContentFault[]): Promise<Content> {
  const { brand, desk, pages } = content
  const faults = [
    ...ofFiles,
    ...(await brandFileFaults(root, brand)),
    ...contactHoursFaults(desk.hours, pages.contact.hours.items),
  ]
  faults.push(...checkReferences(content, new Set(faults.map(({ file }) => file))))
  if (faults.length > 0) throw new ContentError(faults)
  return content
}
