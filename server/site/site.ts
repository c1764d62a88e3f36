import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlogCategory, PostFrontMatter } from '#domain/blog/post.ts'
import type { Brand } from '#domain/brand.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { SearchVocabulary } from '#domain/search/vocabulary-schema.ts'
import type { Scenes } from '../build/draw-scenes.ts'
import type { Pages } from '../content/load-pages.ts'
import type { RenderedPost } from '../content/render-post.ts'

/** A published article with its body as HTML. */
export interface Post extends PostFrontMatter, Pick<RenderedPost, 'html' | 'contents' | 'text' | 'links'> {
  slug: string
  /** Address of the drawing or photograph that opens it. */
  picture: string
}

/** All that the pages are made of: checked, drawn and written down by the build (server/build/compile.ts). */
export interface Site {
  brand: Brand
  backend: { url: string; key: string }
  siteUrl: string
  /** Address of the company's analytics script, or ''. */
  analyticsUrl: string
  products: CatalogueProduct[]
  categories: Category[]
  blogCategories: BlogCategory[]
  /** Newest first; drafts are not among them. */
  posts: Post[]
  pages: Pages
  scenes: Scenes
  /** Addresses of the pictures for link previews, by the page's path; '/' for all pages without one. */
  social: Record<string, string>
  vocabulary: SearchVocabulary
  /** Addresses of the files from which the browser searches and filters, by name. */
  indices: Record<string, string>
}

let loaded: Promise<Site> | undefined

/** The compiled site, read once. Throws when the build has not been run. */
export function site(): Promise<Site> {
  loaded ??= readFile(join(process.cwd(), sitePath), 'utf8').then((text): Site => JSON.parse(text))
  return loaded
}

export const sitePath = '.site/site.json'
