import { stem, wordsOf } from '#domain/text/tokens.ts'
import { personNames, personTitles } from './person-names.ts'
import { hasPersonalMarks } from './personal-marks.ts'

const most = { words: 8, characters: 60 }

/**
 * The term under which a search is counted, or undefined for a text that is not kept because it may tell of a person. In: the text as
 * typed, and the stems that the shop itself writes. Out: lower-case words without accents, as the search compares them.
 *
 * What is unknown may be a name: one such word may stand in a text, as what the shop does not have yet; not two, not beside a title, and
 * not with a capital within the text. Common names of persons may stand in none.
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

/** Codes and models carry digits; two letters are no name. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return word.length <= 2 || /\d/.test(word) || known.has(stem(word))
}

const lettersOf = (word: string) => word.replaceAll(/\d/g, '')

/** Whether an unknown word begins with a capital although it does not begin the text; one that is all capitals tells nothing. */
function isCapitalWithin(text: string, unknown: readonly string[]): boolean {
  const [, ...later] = text.match(/\p{L}+/gu) ?? []
  return later.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && wordsOf(word).some((one) => unknown.includes(one)))
}
