import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'

const maximumTerms = 8
const maximumTermLength = 60
const writtenNumber = /\d[\d()./-]{2,}\d/g

/** The normalized text in which the desk finds a message: number, telephone, texts, and every number as bare digits. */
export function searchTextOf(id: number, phone: string | null, texts: readonly (string | null)[]): string {
  const text = normalize([phone, ...texts].filter((part) => part !== null).join(' '))
  const digits = Array.from(text.matchAll(writtenNumber), ([found]) => found.replaceAll(/\D/g, ''))
  return [`#${id}`, text, phoneKey(phone), ...digits].filter(Boolean).join(' ')
}

/** The digits by which messages of one person are found; undefined for a text that is no Brazilian number. */
export function phoneKey(phone: string | null): string | undefined {
  return phone === null ? undefined : brazilianPhone(phone)
}

/** Splits a search into terms that all must be in `searchTextOf`; '#12' finds message 12, numbers any notation. */
export function searchTerms(text: string): string[] {
  const whole = brazilianPhone(text)
  // Without the country code 55, which texts mostly omit, the number is found in either notation.
  if (whole !== undefined) return [whole.slice(2)]
  const words = normalize(text).split(' ').filter(Boolean)
  return words.slice(0, maximumTerms).map((word) => termOf(word.slice(0, maximumTermLength)))
}

function termOf(word: string): string {
  if (/^#\d+$/.test(word)) return `${word} `
  const digits = word.replaceAll(/\D/g, '')
  return /^[+\d()./-]+$/.test(word) && digits.length >= 4 ? digits : word
}
