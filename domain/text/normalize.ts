import { latinLetters, withoutInvisible } from './plain-text.ts'

/** Matches half a surrogate pair only: with the flag `u` a complete pair is one character. */
const halfPair = /\p{Surrogate}/u

/** Whether a text has no half surrogate pair, which links and messages cannot hold. */
export function isWellFormed(text: string): boolean {
  return !halfPair.test(text)
}

/** The text with U+FFFD for each half surrogate pair, as in a note that was cut within an emoji. */
export function wellFormed(text: string): string {
  return text.replaceAll(new RegExp(halfPair, 'gu'), '\uFFFD')
}

/** The beginning of a text in well-formed characters: an emoji that the cut would halve is left out. */
export function cutText(text: string, maximumLength: number): string {
  return wellFormed(text)
    .slice(0, maximumLength)
    .replace(/[\uD800-\uDBFF]$/, '')
}

/** Texts that need little normalizing: most are one word, and most others have no accents. */
const wordPattern = /^[A-Za-z0-9]*$/
const plainPattern = /^[\x20-\x7e]*$/
const compatibilityCharacters = /[\uFB00-\uFB06\uFF01-\uFF5E]+/g

/** A text as the search compares it: no accents, lower case, single spaces, Latin letters for their look-alikes. */
export function normalize(text: string): string {
  if (wordPattern.test(text)) return text.toLowerCase()
  const unaccented = plainPattern.test(text) ? text : withoutAccents(text)
  return unaccented.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

function withoutAccents(text: string): string {
  return latinLetters(withoutInvisible(text))
    .replaceAll(compatibilityCharacters, (run) => run.normalize('NFKC'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
}

/** A text as a slug: 'Terapia intensiva' → 'terapia-intensiva'. */
export function slugify(text: string): string {
  return normalize(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Whether every word of the term occurs in the text, ignoring case and accents (spec §5). */
export function containsTerm(text: string, term: string): boolean {
  const haystack = normalize(text)
  return normalize(term)
    .split(' ')
    .every((word) => haystack.includes(word))
}
