import type { ProductType } from '#domain/catalogue/product-types.ts'
import type { Doubt } from '#domain/order-list/outcome.ts'
import type { IntentKind } from './query/intent.ts'

/** A product that answers a query. */
export interface SearchHit {
  id: string
  score: number
  /** The variant that the query means, when it means one. */
  variantId?: string
  /** The quantity beside the code in the query, if there is one. */
  quantity?: number
  reason?: Reason
}

/** A code of a query, in the query's order. */
export interface MentionedCode {
  /** As typed. */
  written: string
  /** As it stands on the label; of several successors the first. Missing for an unknown code. */
  code?: string
  /**
   * The code that was read, if it differs from the written one because that lacks a zero or comes from a worn label.
   */
  readAs?: string
  /** Missing if the query states none. */
  quantity?: number
  /** What the words beside the query's only code say against it: 'mindray C5VGA2' is GE's. */
  doubt?: Doubt
}

/** Why a product is among the answers, if its name does not show the reason. */
export type Reason =
  | { kind: 'cited'; model: string }
  | { kind: 'universal' }
  /** For the asked brand, though not for the asked model. */
  | { kind: 'other-model' }
  /** A tag of the product that matches the query. */
  | { kind: 'called'; tag: string }

/** A word or several of a query, as typed and normalised, that were read as one thing. */
export interface UnderstoodPart {
  kind: 'type' | 'brand' | 'model' | 'size' | 'measure' | 'word' | 'need'
  label: string
  words: string[]
}

/** How a query was understood: shown beside its answers, and when there are none. */
export interface Understood {
  intent?: IntentKind
  productType?: ProductType
  /** Key and label; the key is not always one of the catalogue's. */
  brand?: { key: string; label: string }
  /** The recognised words without a role, normalised. */
  words: string[]
  /** Unknown words, to be offered for removal. */
  unknown: string[]
  /** A whole machine was asked for. */
  isMachine: boolean
  /** The parts of the query as they were read, each with its words, so that it can be removed. */
  parts: UnderstoodPart[]
}

/** One need of a query that has several. */
export interface SearchGroup {
  text: string
  hits: SearchHit[]
}

export interface SearchAnswer {
  /** Whether the query was read as codes or as words. */
  kind: 'code' | 'text'
  /** Best first; the needs of a query follow one another. */
  hits: SearchHit[]
  understood: Understood
  /** Codes of the catalogue near an unknown one. */
  similarCodes: string[]
  /** The whole codes that the query names, and the unknown ones beside them. */
  mentionedCodes: MentionedCode[]
  /** How many codes the query names, known or not. */
  codeCount: number
  /** The needs of a query that has several; else empty. */
  groups: SearchGroup[]
  /** The first asked model that parts cite, as the catalogue writes it. */
  model?: string
  /**
   * If only some answers of a single need cite the asked model: the model, and how many answers cite it, which come
   * first.
   */
  cited?: { model: string; count: number }
  /** A model that was asked for and that no answer cites, as the catalogue writes it. */
  conflict?: { model: string; productType?: ProductType }
  /** If nothing is found: the types of parts closest in meaning to something that the shop does not sell. */
  nearTypes: readonly ProductType[]
  /** Words that were left out, because nothing is found with them. */
  droppedWords: string[]
  symptom?: { name: string; article?: string }
  /** Stems that were matched, to be highlighted where they are shown. */
  highlights: string[]
}

/** The fields of an answer that found nothing and read nothing. */
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
