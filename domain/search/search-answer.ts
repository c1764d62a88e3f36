import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Doubt } from '#domain/order-list/outcome.ts'
import type { IntentKind } from './query/intent.ts'

export interface SearchHit {
  id: string
  score: number
  variantId?: string
  quantity?: number
  reason?: Reason
}

export interface MentionedCode {
  /** The code as typed. */
  written: string
  /** The code as it stands on the label; of several successors the first. Missing for an unknown code. */
  code?: string
  /** What was read, where the written code lacks a zero or comes from a worn label. */
  readAs?: string
  quantity?: number
  /** What the words beside the query's only code say against it: 'mindray C5VGA2' is GE's. */
  doubt?: Doubt
}

export type Reason =
  | { kind: 'cited'; model: string }
  | { kind: 'universal' }
  /** A part for the asked brand, though not for the asked model. */
  | { kind: 'other-model' }
  | { kind: 'called'; tag: string }

/** A word or several of a query, as typed and normalised, that were read as one thing. */
export interface UnderstoodPart {
  kind: 'type' | 'brand' | 'model' | 'size' | 'measure' | 'word' | 'need'
  label: string
  words: string[]
}

export interface Understood {
  intent?: IntentKind
  productType?: ProductType
  /** Key and label; the key is not always one of the catalogue's. */
  brand?: { key: string; label: string }
  words: string[]
  unknown: string[]
  isMachine: boolean
  parts: UnderstoodPart[]
}

export type SearchGroup = { text: string; hits: SearchHit[] }

export interface SearchAnswer {
  kind: 'code' | 'text'
  /** The found products, best first; the needs of a query follow one another. */
  hits: SearchHit[]
  understood: Understood
  similarCodes: string[]
  mentionedCodes: MentionedCode[]
  /** How many codes the query names, known or not. */
  codeCount: number
  groups: SearchGroup[]
  /** The first asked model that parts cite, as the catalogue writes it. */
  model?: string
  /** The asked model, where only some answers of a single need cite it; they come first, and are counted. */
  cited?: { model: string; count: number }
  /** A model that was asked for and that no answer cites, as the catalogue writes it. */
  conflict?: { model: string; productType?: ProductType }
  /** The types of parts closest in meaning to something that the shop does not sell, if nothing is found. */
  nearTypes: readonly ProductType[]
  droppedWords: string[]
  symptom?: { name: string; article?: string }
  highlights: string[]
}

export const emptyAnswer = {
  hits: [],
  similarCodes: [],
  mentionedCodes: [],
  codeCount: 0,
  groups: [],
  nearTypes: [],
  droppedWords: [],
  highlights: [],
} satisfies Partial<SearchAnswer>
