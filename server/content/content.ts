import type { BlogCategory } from '#domain/blog/post.ts'
import type { Brand } from '#domain/brand.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { Removed } from '#domain/shop/removed.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import type { DeskContent } from './desk/load-desk.ts'
import type { Photograph } from './load/load-photographs.ts'
import type { Pages } from './load/load-pages.ts'
import type { PostSource } from './posts/load-posts.ts'

/** The whole content of the site, parsed and checked. */
export interface Content {
  brand: Brand
  products: Product[]
  categories: Category[]
  blogCategories: BlogCategory[]
  posts: PostSource[]
  pages: Pages
  vocabulary: SearchVocabulary
  registries: RegistrySource
  removed: Removed
  photographs: Photograph[]
  desk: DeskContent
}
