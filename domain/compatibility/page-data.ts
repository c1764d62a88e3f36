import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Parameter } from '#domain/catalogue/registry/parameters.ts'
import type { QrPath } from '#domain/text/qr-path.ts'

/** What parts of a type measure or do; a type for one machine (boards …) has none, and only cited parts are listed. */
export const typeParameter: Readonly<Partial<Record<ProductType, Parameter>>> = {
  'cabos-ecg': 'ecg',
  eletrodos: 'ecg',
  'cabos-pi': 'pi',
  'celulas-o2': 'o2',
  'bracadeiras-pni': 'pni',
  'cabos-extensoes-pni': 'pni',
  'conectores-pni': 'pni',
  'sensores-spo2': 'spo2',
  'sensores-temperatura': 'temperatura',
  'pas-eletrodos-desfibrilacao': 'desfibrilacao',
  capnografia: 'co2',
  'filtros-respiratorios': 'ventilacao',
}

export type ModelLink = { name: string; path: string; kind: string; parts: number }

export interface PartRow {
  product: ProductSummary
  /** The technology stated on the part's data sheet, unless it is the brand's own. */
  technology?: string
  /** The maker's other models that the part names; left out if it also names the page's model. */
  otherModels?: string
  /** The plug on the machine's side: its key, its name, and its face among the page's symbols. */
  connector?: { id: string; name: string; face?: { src: string; width: number; height: number } }
}

export type PartGroup = { id: string; title: string; rows: PartRow[] }

export interface ModelPage {
  kind: 'model'
  path: string
  key: string
  name: string
  maker: { name: string; path: string; key: string }
  machine: string
  /** The machine's inputs: the number of listed parts of the types that serve each, and a link to their first group. */
  inputs: { name: string; technology?: string; parts: number; to?: string }[]
  aliases: string
  picture: { src: string; alt: string }
  product?: string
  citedParts: PartGroup[]
  brandParts: PartGroup[]
  universalTypes: { label: string; path: string; count: number }[]
  /** The faces of the plugs as SVG symbols. */
  symbols: string
  qr: QrPath
  /** Models that are named by exactly the same parts as this one. */
  twins: { name: string; path: string }[]
  /** A note about the model's parts; shown where no part names the model. */
  note?: string
  total: number
}

export interface MakerPage {
  kind: 'maker'
  path: string
  name: string
  aliases: string
  parts: number
  groups: { title: string; models: ModelLink[] }[]
  uncitedModels: ModelLink[]
}

export interface HubPage {
  kind: 'hub'
  path: string
  search: string
  kindLabel?: string
  hasQuery: boolean
  total: number
  matches: ModelLink[]
  makers: { name: string; path: string; models: number; parts: number }[]
  kinds: { label: string; path: string; count: number }[]
}

export interface MissingPage {
  kind: 'missing'
  nearest: { name: string; path: string }[]
}

/** The least number of parts with which a model's page is offered to search engines. */
export const minimumParts = 3
