import * as v from 'valibot'
import type { BlogCategory } from '#domain/blog/article-front-matter.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { letterheadOf, type Letterhead } from '#domain/proposal/proposal.ts'
import type { SearchVocabulary } from '#domain/search/index/vocabulary-schema.ts'
import { paletteOf } from '#domain/shop/brand-palette.ts'
import { brandSchema, type PublicBrand } from '#domain/shop/brand.ts'
import type { Colours } from '#domain/shop/colours.ts'
import type { RemovedContent } from '#domain/shop/removed.ts'
import type { Content } from '#server/content/load-content.ts'
import type { Pages } from '#server/content/load/load-pages.ts'
import { logo, type Logo } from '#server/pictures/brand-pictures.ts'
import { connectorFaces, faceSymbols, type ConnectorFaces } from '#server/pictures/connectors.ts'
import type { PictureFile } from '#server/pictures/picture-file.ts'
import { productImages } from '#server/pictures/product-images.ts'
import { scenes, type Scenes } from '#server/pictures/scenes.ts'
import { articles, type PublishedArticle } from './articles.ts'
import { derived } from './derived.ts'
import { indexAddresses } from './lists.ts'

/** What a shop is made of: plain data, which a structured clone takes to another thread. */
export interface ShopData {
  /** The version, which grows with each publication (server/content/version.ts). */
  version: number
  content: Content
  settings: ShopSettings
  /** The content's picture files, by their path below `content/`. */
  pictureFiles: Record<string, PictureFile>
}

export interface ShopSettings {
  /** The site's address without a trailing slash. */
  siteUrl: string
  /** Where browsers post forms; an empty address means this server. */
  backend: { url: string; key: string }
  /** The address of the company's analytics script; '' without one. */
  analyticsUrl: string
  /** Whether browsers whose visitors agreed report their searches (setting SEARCH_COUNTS). */
  countsVisits: boolean
  /** Days after which visitors' data are deleted (setting RETENTION_DAYS). */
  retentionDays: number
}

/** An immutable snapshot of the shop. What `server/shop`, `pictures` and `feeds` derive from it is cached with it. */
export class Shop {
  readonly data: ShopData

  constructor(data: ShopData) {
    this.data = data
  }

  get version(): number {
    return this.data.version
  }
  get letterhead(): Letterhead {
    return letterheadOf(this.data.content.brand)
  }
  get brand(): PublicBrand {
    return publicBrand(this)
  }
  get colours(): Colours {
    return palette(this)
  }
  get siteUrl(): string {
    return this.data.settings.siteUrl
  }
  get pages(): Pages {
    return this.data.content.pages
  }
  get categories(): Category[] {
    return this.data.content.categories
  }
  get blogCategories(): BlogCategory[] {
    return this.data.content.blogCategories
  }
  get removedIds(): RemovedContent {
    return this.data.content.removed
  }
  get vocabulary(): SearchVocabulary {
    return this.data.content.vocabulary
  }
  /** The registries as written; `registriesOf` (domain) makes them ready for lookup. */
  get registries(): RegistrySource {
    return this.data.content.registries
  }
  get products(): CatalogueProduct[] {
    return catalogueProducts(this)
  }
  get articles(): PublishedArticle[] {
    return articles(this)
  }
  get indexAddresses(): Record<string, string> {
    return indexAddresses(this)
  }
  get logo(): Logo {
    return logo(this)
  }
  get scenes(): Scenes {
    return scenes(this)
  }
  get connectorFaces(): ConnectorFaces {
    return connectorFaces(this)
  }
  get faceSymbols(): Record<string, string> {
    return faceSymbols(this)
  }
}

/** The brand's public fields, listed by name, so that a new one stays private until somebody adds it here. */
const publicBrandSchema = v.object(
  v.pick(brandSchema, [
    'name',
    'slug',
    'tagline',
    'description',
    'siteUrl',
    'phone',
    'whatsapp',
    'email',
    'address',
    'cnpj',
    'legalLine',
    'stateRegistration',
    'regulatory',
    'workshop',
    'dataProtection',
    'certifications',
    'attentionNotice',
    'warranty',
    'offers',
    'footerCategories',
    'derivedRatings',
  ]).entries,
)

const publicBrand = derived((shop: Shop): PublicBrand => v.parse(publicBrandSchema, shop.data.content.brand))

const catalogueProducts = derived((shop: Shop) =>
  shop.data.content.products.map((product) => ({ ...product, images: productImages(shop, product) })),
)

const palette = derived((shop: Shop) => paletteOf(shop.data.content.brand.colours))
