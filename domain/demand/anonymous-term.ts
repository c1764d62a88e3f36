import { stemsOf, stemOf, wordsOf } from '#domain/text/tokens.ts'
import { personNames, personMarkers } from './person-names.ts'

/**
 * The stems of all texts in the shop's content, sorted and without repetitions. A searched word with another stem may
 * be a person's name.
 */
export function publishedStems(data: unknown): string[] {
  return [...new Set(textsIn(data).flatMap(stemsOf))].toSorted()
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

/** In characters: a longer text is a message or was pasted. */
const maximumSearchLength = 80
/** Seven digits in a row, once everything but letters and digits is removed: possibly a telephone number. */
const longNumberPattern = /\p{Nd}{7}/u
const datePattern = /\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2,4}/u
const linkPattern = /https?:|www\./i
const streetPattern =
  /(?<!\p{L})(?:rua|r\.|av|avenida|alameda|travessa|rodovia|estrada|pra[cç]a|bairro|cep|cpf|cnpj|rg|apto|apartamento)(?!\p{L})/iu

/**
 * Whether a text looks like personal data: an e-mail address, a long number (CPF, CNPJ, CEP, telephone, in any
 * notation), a date, a link, a street, several lines, or more characters than a search has. In: a text as typed.
 */
export function mayBePersonal(text: string): boolean {
  const plain = text.normalize('NFKC')
  if (plain.length > maximumSearchLength || /[\r\n]/.test(plain)) return true
  const joined = plain.replaceAll(/[^\p{L}\p{Nd}]/gu, '')
  return (
    [/@/, datePattern, linkPattern, streetPattern].some((mark) => mark.test(plain)) || longNumberPattern.test(joined)
  )
}

const termLimits = { words: 8, characters: 60 }

/**
 * The term under which a search is counted; undefined where it may identify a person, and is not stored. In: the text
 * as typed, and the stems of the words that the shop publishes. Out: lower-case words without accents, as the search
 * compares them.
 *
 * A word that the shop does not publish may be a name. One is allowed, because it may be something that the shop does
 * not have yet; two are not, nor one beside a title, nor one with a capital in mid-text. A common name of a person is
 * never allowed.
 */
export function anonymousTerm(text: string, published: ReadonlySet<string>): string | undefined {
  if (mayBePersonal(text)) return undefined
  const words = wordsOf(text)
  const term = words.join(' ')
  if (term.length < 2 || term.length > termLimits.characters || words.length > termLimits.words) return undefined
  if (words.some((word) => personNames.has(lettersOf(word)))) return undefined
  const unknown = words.filter((word) => !isSurelyNoName(word, published))
  const isPerson = words.some((word) => personMarkers.has(word)) || isCapitalWithin(text, unknown)
  return unknown.length > 1 || (unknown.length === 1 && isPerson) ? undefined : term
}

/**
 * Whether a word is surely no name: the shop publishes it, it has a digit as codes and models do, or at most two
 * letters.
 */
function isSurelyNoName(word: string, published: ReadonlySet<string>): boolean {
  return word.length <= 2 || /\d/.test(word) || published.has(stemOf(word))
}

const lettersOf = (word: string) => word.replaceAll(/\d/g, '')

/** Whether an unknown word has a capital in mid-text. In a text of capitals only, no word counts. */
function isCapitalWithin(text: string, unknown: readonly string[]): boolean {
  const [, ...later] = text.match(/\p{L}+/gu) ?? []
  return later.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && wordsOf(word).some((part) => unknown.includes(part)))
}
