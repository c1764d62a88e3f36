import { normalize } from '#domain/text/normalize.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'

export type Courtesies = { phrases: RegExp; words: ReadonlySet<string> }

/** Prepares `content/search/courtesies.yaml`. */
export function compileCourtesies({ phrases, words }: SearchVocabulary['courtesies']): Courtesies {
  const written = phrases.map((phrase) => wordsOf(phrase).join(String.raw`[^a-z0-9]+`))
  // Longer ones first: 'muito bom dia' before 'bom dia'.
  const alternatives = written.toSorted((a, b) => b.length - a.length).join('|')
  return {
    phrases: phrases.length > 0 ? new RegExp(String.raw`(?<![a-z0-9])(?:${alternatives})(?![a-z0-9])`, 'g') : /(?!)/g,
    words: new Set(words.flatMap(wordsOf)),
  }
}

/** What is rewritten before courtesies go, in this order. */
const rewrites: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // 'nr. 4', 'n. 12': the abbreviation is no letter of a model.
  [/\bnr\.? ?(?=\d)|\bn(?:\.| |\. )(?=\d{1,2}\b)/g, 'no '],
  // 'Item 7:', 'Lote 2 -'
  [/\b(?:item|lote) \d+ ?[:.)–-]+ /g, ' '],
  // '10 min', '3 dias'
  [/\b\d+ ?(?=(?:min|minutos?|segundos?|dias|meses|anos)\b)/g, ' '],
  // 'leito 3', 'UTI 2'
  [/\b(?:leito|box|quarto|sala|posto|andar|ramal|viatura|ambulancia|uti|cti) \d+\b/g, ' '],
]

/** A normalised message without courtesies, durations ('10 min'), places ('leito 3') and items' numbers ('Item 7:'). */
export function withoutCourtesies({ phrases, words }: Courtesies, message: string): string {
  const normalized = normalize(message.normalize('NFKC').replaceAll(/\n/g, '; '))
  const need = rewrites
    .reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), normalized)
    .replaceAll(phrases, ' ')
    .replaceAll(/[a-z0-9]+/g, (word) => (words.has(word) ? '' : word))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[a-z0-9]/.test(need) ? need : normalized
}
