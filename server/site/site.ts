import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { BlogCategory, PostFrontMatter } from '#domain/blog/post.ts'
import type { PublicBrand } from '#domain/brand.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import type { Removed } from '#domain/shop/removed.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { releaseFolder } from '#server/folders.ts'
import { once } from '#domain/once.ts'
import type { TrueFace } from '#drawings/true-size/true-face.ts'
import type { Scenes } from './scenes.ts'
import type { ConnectorFaces } from './connector-faces.ts'
import type { Pages } from '#server/content/load/load-pages.ts'
import type { RenderedPost } from '#server/content/posts/render-post.ts'
import type { Colours } from '#domain/shop/colours.ts'

/** A published article with its body as HTML. */
export interface Post extends PostFrontMatter, Pick<RenderedPost, 'html' | 'contents' | 'text' | 'links'> {
  slug: string
  /** Address of its main drawing or photograph. */
  picture: string
  /** Addresses of the pictures in its body. */
  pictures: string[]
}

/** The company's logo for light and dark grounds. */
export type Logo = Record<keyof Colours, { src: string; width: number; height: number }>

/** The data of all pages, checked, drawn and written by the build (server/build/compile.ts). */
export interface Site {
  brand: PublicBrand
  colours: Colours
  logo: Logo
  backend: { url: string; key: string }
  siteUrl: string
  /** Address of the company's analytics script, or ''. */
  analyticsUrl: string
  /** Whether browsers whose visitors agreed report their searches (setting SEARCH_COUNTS). */
  countsVisits: boolean
  /** Days after which visitors' data are deleted (setting RETENTION_DAYS). */
  retentionDays: number
  products: CatalogueProduct[]
  categories: Category[]
  blogCategories: BlogCategory[]
  /** Newest first, without drafts. */
  posts: Post[]
  pages: Pages
  scenes: Scenes
  /** The faces of the connectors, in one file. */
  faces: ConnectorFaces
  /** The faces by id, each as a symbol, for pages that show few. */
  faceSymbols: Record<string, string>
  /** The faces with measures at true size, by the connector's key. */
  trueFaces: Record<string, TrueFace>
  removed: Removed
  /** Addresses of the pictures for link previews by the page's path; '/' for all other pages. */
  social: Record<string, string>
  vocabulary: SearchVocabulary
  registries: RegistrySource
  /** Addresses of the files for search and filters in the browser, by name. */
  indices: Record<string, string>
}

/** The compiled site, read once. Rejects when there is no build. */
export const site = once(async (): Promise<Site> => JSON.parse(await readFile(sitePath(), 'utf8')))

/** Path of the compiled site in the release that is built or served. */
export function sitePath(): string {
  return resolve(releaseFolder(), 'site.json')
}
