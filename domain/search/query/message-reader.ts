import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { readIntent, type Intent } from './intent.ts'
import { modelMentions, type ModelMention } from './model-mentions.ts'
import { readQuery, type ParsedQuery } from './read-query.ts'

export interface ParsedText {
  text: string
  query: ParsedQuery
  intent: Intent
  mentions: readonly ModelMention[]
}

/** Reads the texts of one message, each once, because a piece is looked at again beside its neighbours. */
export class MessageReader {
  readonly index: SearchIndex
  readonly #known = new Map<string, ParsedText>()

  constructor(index: SearchIndex) {
    this.index = index
  }

  /** Reads one text of the message by itself. In: a normalised text. */
  read(text: string): ParsedText {
    const cached = this.#known.get(text)
    if (cached) return cached
    const query = readQuery(this.index, text)
    const intent = readIntent(this.index, query)
    const parsed = { text, query, intent, mentions: modelMentions(this.index, query.words, intent.roles) }
    this.#known.set(text, parsed)
    return parsed
  }
}
