import { join } from 'node:path'
import * as v from 'valibot'
import { brandSchema, type Brand } from '#domain/brand.ts'
import { blogCategorySchema, type BlogCategory } from '#domain/blog/post.ts'
import { categorySchema, type Category } from '#domain/catalogue/category.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { SearchVocabulary } from '#domain/search/vocabulary-schema.ts'
import { checkReferences } from './check-references.ts'
import { ContentError, type ContentFault } from './content-error.ts'
import { loadPages, type Pages } from './load-pages.ts'
import { loadPosts, type PostSource } from './load-posts.ts'
import { loadProducts } from './load-products.ts'
import { loadSearch } from './load-search.ts'
import { parseYaml, readContent } from './read-file.ts'

/** All that the site says, parsed and checked. */
export interface Content {
  brand: Brand
  products: Product[]
  categories: Category[]
  blogCategories: BlogCategory[]
  posts: PostSource[]
  pages: Pages
  vocabulary: SearchVocabulary
}

/**
 * Loads and checks the `content/` folder below `root`.
 * Throws one ContentError that names every fault.
 */
export async function loadContent(root: string): Promise<Content> {
  const faults: ContentFault[] = []
  const load = async <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
    parseYaml(await readContent(root, join(root, 'content', name)), schema, faults)

  const [brand, categories, blogCategories, products, posts, vocabulary] = await Promise.all([
    load('brand.yaml', brandSchema),
    load('categories.yaml', v.array(categorySchema)),
    load('blog-categories.yaml', v.array(blogCategorySchema)),
    loadProducts(root, faults),
    loadPosts(root, faults),
    loadSearch(root, faults),
  ])
  const pages = brand && (await loadPages(root, brand, faults))
  if (brand && categories && blogCategories && pages && vocabulary) {
    const content = { brand, products, categories, blogCategories, posts, pages, vocabulary }
    faults.push(...checkReferences(content, new Set(faults.map(({ file }) => file))))
    if (faults.length === 0) return content
  }
  throw new ContentError(faults)
}
