import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import type { QrPath } from '#domain/text/qr-path.ts'

/** A model as lists name it. */
export interface ModelLink {
  name: string
  path: string
  kind: string
  /** Parts that name it. */
  parts: number
}

/** A part in a table of a model's page. */
export interface PartRow {
  product: ProductSummary
  /** The technology that its data sheet states. */
  technology?: string
  /** Of the brand's other models, those that it names. */
  otherModels?: string
  /** The plug on the machine's side: its key, what it is, and its face among the page's symbols. */
  connector?: { id: string; name: string; face?: { src: string; width: number; height: number } }
}

export interface PartGroup {
  /** Its place on the page. */
  id: string
  title: string
  rows: PartRow[]
}

export interface ModelPage {
  kind: 'model'
  path: string
  key: string
  name: string
  maker: { name: string; path: string; key: string }
  machine: string
  /** What is plugged in: how many of the tables' parts go there, and the place of the first of them. */
  inputs: { name: string; technology?: string; parts: number; to?: string }[]
  aliases: string
  picture: { src: string; alt: string }
  product?: string
  cited: PartGroup[]
  ofBrand: PartGroup[]
  universal: { label: string; path: string; count: number }[]
  /** The faces of the plugs as SVG. */
  symbols: string
  /** The page's address as a QR code, for paper. */
  qr: QrPath
  /** Models for which the same parts are named. */
  twins: { name: string; path: string }[]
  total: number
}

export interface MakerPage {
  kind: 'maker'
  path: string
  name: string
  aliases: string
  /** Citations of its models by parts. */
  parts: number
  groups: { title: string; models: ModelLink[] }[]
  /** Models that no part names. */
  uncited: ModelLink[]
}

export interface HubPage {
  kind: 'hub'
  path: string
  search: string
  /** The kind of machine that is asked for, in words. */
  kindLabel?: string
  isAsked: boolean
  /** Models that answer; `found` has the first of them. */
  total: number
  found: ModelLink[]
  makers: { name: string; path: string; models: number; parts: number }[]
  kinds: { label: string; path: string; count: number }[]
}

export interface MissingPage {
  kind: 'missing'
  nearest: { name: string; path: string }[]
}

/** Of fewer parts than this a model's page is not for search engines. */
export const fewestParts = 3
