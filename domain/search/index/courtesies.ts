import { normalize } from '#domain/text/normalize.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { SearchVocabulary } from './vocabulary-schema.ts'

/** The courtesies of a message ('bom dia, gostaria de …'), prepared to be dropped. */
export interface Courtesies {
  phrases: RegExp
  words: ReadonlySet<string>
}

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

/**
 * A message, normalised, without its courtesies, the numbers of durations ('10 min'), its places ('leito 3') and the
 * numbers of a tender's items ('Item 7:'). Line breaks become semicolons. The normalised message itself if nothing else
 * is left.
 */
export function withoutCourtesies({ phrases, words }: Courtesies, message: string): string {
  const normalized = normalize(message.normalize('NFKC').replaceAll(/\n/g, '; '))
  const need = normalized
    .replaceAll(/\bnr\.? ?(?=\d)|\bn(?:\.| |\. )(?=\d{1,2}\b)/g, 'no ')
    .replaceAll(/\b(?:item|lote) \d+ ?[:.)–-]+ /g, ' ')
    .replaceAll(/\b\d+ ?(?=(?:min|minutos?|segundos?|dias|meses|anos)\b)/g, ' ')
    .replaceAll(/\b(?:leito|box|quarto|sala|posto|andar|ramal|viatura|ambulancia|uti|cti) \d+\b/g, ' ')
    .replaceAll(phrases, ' ')
    .replaceAll(/[a-z0-9]+/g, (word) => (words.has(word) ? '' : word))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[a-z0-9]/.test(need) ? need : normalized
}
