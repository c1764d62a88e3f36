import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'

const mostTerms = 8
const longestTerm = 60
/** Numbers as people write them, with points, strokes and brackets: a telephone, a CNPJ, a date. */
const writtenNumber = /[+(]*\d[\d()./-]{2,}\d/g

/**
 * What of a message the desk's search looks through. In: the message's number, its telephone, and all its texts. Out: text without
 * accents or capitals, its number in front, and every number in it once more as bare digits.
 */
export function searchTextOf(id: number, phone: string | null, texts: readonly (string | null)[]): string {
  const text = normalize([phone, ...texts].filter((part) => part !== null).join(' '))
  const digits = Array.from(text.matchAll(writtenNumber), ([found]) => found.replaceAll(/\D/g, ''))
  return [`#${id}`, text, phoneKey(phone), ...digits].filter(Boolean).join(' ')
}

/** A telephone number by which messages of one person are found; undefined when it is none of Brazil. */
export function phoneKey(phone: string | null): string | undefined {
  return phone === null ? undefined : brazilianPhone(phone)
}

/**
 * A text that somebody searches by, as the terms that all have to be in what `searchTextOf` gave. '#12' is the message of that
 * number; a telephone or another number is found however it is written.
 */
export function searchTerms(text: string): string[] {
  const whole = brazilianPhone(text)
  // In texts the country's code is mostly left out; where it is written, the rest stands behind it.
  if (whole !== undefined) return [whole.slice(2)]
  const words = normalize(text).split(' ').filter(Boolean)
  return words.slice(0, mostTerms).map((word) => termOf(word.slice(0, longestTerm)))
}

function termOf(word: string): string {
  if (/^#\d+$/.test(word)) return `${word} `
  const digits = word.replaceAll(/\D/g, '')
  return /^[+\d()./-]+$/.test(word) && digits.length >= 4 ? digits : word
}
