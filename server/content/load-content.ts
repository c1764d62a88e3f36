import * as v from 'valibot'
import { brandSchema } from '#domain/brand.ts'
import { blogCategorySchema } from '#domain/blog/post.ts'
import { categorySchema } from '#domain/catalogue/category.ts'
import { brandNaming } from '#domain/catalogue/registry/product-brands.ts'
import { withRegistryNames } from '#domain/search/with-registry-names.ts'
import { removedSchema } from '#domain/shop/removed.ts'
import type { Content } from './content.ts'
import type { ContentFiles } from './content-files.ts'
import { contactHoursFaults } from './desk/check-contact-hours.ts'
import { loadDesk } from './desk/load-desk.ts'
import { brandFileFaults } from './check/brand.ts'
import { checkReferences } from './check/references.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { readEnvironment } from '#server/environment.ts'
import { filledBrand } from './load/fill-brand.ts'
import { withLines } from './load/locate-faults.ts'
import { loadPages, type StatedSettings } from './load/load-pages.ts'
import { loadPhotographs } from './load/load-photographs.ts'
import { loadPosts } from './posts/load-posts.ts'
import { loadProducts } from './load/load-products.ts'
import { loadRegistries } from './load/load-registries.ts'
import { loadSearch } from './load/load-search.ts'

/**
 * Loads and checks a shop's content. `settings` are stated on its legal pages. Throws one ContentError that names every
 * fault; a file that is missing or too large is named alone.
 */
export async function loadContent(
  files: ContentFiles,
  settings: StatedSettings = readEnvironment({}),
): Promise<Content> {
  const faults: ContentFault[] = []
  const load = <Schema extends v.GenericSchema>(path: string, schema: Schema) => files.parsed(path, schema, faults)

  const [written, categories, blogCategories, removed, products, posts, vocabulary, registries] = await Promise.all([
    load('brand.yaml', brandSchema),
    load('categories.yaml', v.array(categorySchema)),
    load('blog-categories.yaml', v.array(blogCategorySchema)),
    load('removed.yaml', removedSchema),
    loadProducts(files, faults),
    loadPosts(files, faults),
    loadSearch(files, faults),
    loadRegistries(files, faults),
  ])
  const photographs = await loadPhotographs(files, products, faults)
  const brand = written && filledBrand(written, faults)
  const pages = brand && (await loadPages(files, { brand, settings }, faults))
  const desk = brand && (await loadDesk(files, brand, faults))
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
    return faultless(files, content, faults)
  }
  throw new ContentError(await withLines(files, faults))
}

/** Loads and checks content, as that with a draft's files. Out: the content, or all of its faults. */
export async function checkContent(
  files: ContentFiles,
  settings?: StatedSettings,
): Promise<{ content: Content; faults?: never } | { content?: never; faults: readonly ContentFault[] }> {
  try {
    return { content: await loadContent(files, settings) }
  } catch (error) {
    if (error instanceof ContentError) return { faults: error.faults }
    throw error
  }
}

/** The content, if neither single files nor the references between them have faults; else throws a ContentError. */
async function faultless(files: ContentFiles, content: Content, ofFiles: readonly ContentFault[]): Promise<Content> {
  const { brand, desk, pages } = content
  const faults = [
    ...ofFiles,
    ...(await brandFileFaults(files, brand)),
    ...contactHoursFaults(desk.hours, pages.contact.hours.items),
  ]
  faults.push(...checkReferences(content, new Set(faults.map(({ file }) => file))))
  if (faults.length > 0) throw new ContentError(await withLines(files, faults))
  return content
}
