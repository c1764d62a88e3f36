import { stem, wordsOf } from '#domain/text/tokens.ts'
import { personNames, personTitles } from './person-names.ts'
import { hasPersonalMarks } from './personal-marks.ts'

const most = { words: 8, characters: 60 }

/**
 * The term under which a search is counted; undefined for a text that may be about a person, which is not kept. In:
 * the text as typed, and the stems of the words that the shop publishes. Out: lower-case words without accents, as the
 * search compares them.
 *
 * An unknown word may be a name. One is allowed, because it may be something that the shop does not have yet; two are
 * not, nor one beside a title, nor one with a capital in mid-text. A common name of a person is never allowed.
 */
export function keptTerm(text: string, known: ReadonlySet<string>): string | undefined {
  if (hasPersonalMarks(text)) return undefined
  const words = wordsOf(text)
  const term = words.join(' ')
  if (term.length < 2 || term.length > most.characters || words.length > most.words) return undefined
  if (words.some((word) => personNames.has(lettersOf(word)))) return undefined
  const unknown = words.filter((word) => !isKnown(word, known))
  const isPerson = words.some((word) => personTitles.has(word)) || isCapitalWithin(text, unknown)
  return unknown.length > 1 || (unknown.length === 1 && isPerson) ? undefined : term
}

/**
 * Whether a word is no person's name: the shop publishes it, it has a digit as codes and models do, or at most two
 * letters.
 */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return word.length <= 2 || /\d/.test(word) || known.has(stem(word))
}

const lettersOf = (word: string) => word.replaceAll(/\d/g, '')

/** Whether an unknown word has a capital in mid-text. In a text of capitals only, no word counts. */
function isCapitalWithin(text: string, unknown: readonly string[]): boolean {
  const [, ...later] = text.match(/\p{L}+/gu) ?? []
  return later.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && wordsOf(word).some((one) => unknown.includes(one)))
}
