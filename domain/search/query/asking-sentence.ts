import type { MessageReader } from './message-reader.ts'
import { namesMachine } from './named-in.ts'

/** A text cut down to what it asks for, and the number of words that were left out. */
export interface Shortened {
  text: string
  skipped: number
}

const sentenceEnd = /(?<=[a-z0-9)])[.!?:;]+(?=\s|$)|;/

/**
 * Shortens a text of more than `longest` words to the sentence that asks for something. A sentence counts most if it
 * names a part, and less if it only names a brand or a model. Among equals the last one wins, because people explain
 * before they ask.
 */
export function askingSentence(reader: MessageReader, text: string, longest: number): Shortened {
  const all = countWords(text)
  if (all <= longest) return { text, skipped: 0 }
  const sentences = text.split(sentenceEnd).filter((sentence) => /[a-z0-9]/.test(sentence))
  const worths = sentences.map((sentence) => worthOf(reader, sentence))
  const most = Math.max(...worths)
  const kept = sentences.findLast((_, place) => worths[place] === most)?.trim() ?? text
  return { text: kept, skipped: all - countWords(kept) }
}

/** The number of words of a text. */
export function countWords(text: string): number {
  return text.match(/[a-z0-9]+/gi)?.length ?? 0
}

/** How much a sentence tells of what is asked for: a part is worth more than its machine. */
function worthOf(reader: MessageReader, sentence: string): number {
  const read = reader.read(sentence)
  const { productTypes, isHint } = read.intent
  return Number(productTypes.length > 0 && !isHint) * 2 + Number(namesMachine(read))
}
