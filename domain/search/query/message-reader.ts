import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { understand, type Intent } from './intent.ts'
import { modelMentions, type ModelMention } from './model-mentions.ts'
import { readQuery, type ParsedQuery } from './read-query.ts'
import type { ProductType } from '#domain/catalogue/product-types.ts'
import { normalize } from '#domain/text/normalize.ts'
import { judgement } from '#domain/search/weights.ts'

/** A text of a message, read and understood. */
export interface ParsedText {
  text: string
  query: ParsedQuery
  intent: Intent
  /** The models of machines that it names. */
  mentions: readonly ModelMention[]
}

/** Reads the texts of one message, each once, because a piece is looked at again beside its neighbours. */
export class MessageReader {
  readonly index: SearchIndex
  readonly #known = new Map<string, ParsedText>()

  constructor(index: SearchIndex) {
    this.index = index
  }

  /** A text of the message, as it is understood by itself. In: a normalised text. */
  read(text: string): ParsedText {
    const known = this.#known.get(text)
    if (known) return known
    const query = readQuery(this.index, text)
    const intent = understand(this.index, query)
    const read = { text, query, intent, mentions: modelMentions(this.index, query.words, intent.roles) }
    this.#known.set(text, read)
    return read
  }
}

/** The types of parts that a text names for certain; none for a hint, a special phrase or a symptom. */
export function namedTypes(index: SearchIndex, text: string): readonly ProductType[] {
  const { intent } = new MessageReader(index).read(normalize(text))
  const isSure = !intent.isHint && !intent.isSpecialized && intent.confidence > judgement.strength.prefix
  return isSure && intent.families.length === 0 ? intent.productTypes : []
}
