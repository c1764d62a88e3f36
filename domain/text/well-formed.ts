/** With the flag `u` a complete surrogate pair is one character, so this matches only halves. */
const halfPair = /\p{Surrogate}/u

/** Whether a text has no half surrogate pair, which links and messages cannot hold. */
export function isWellFormed(text: string): boolean {
  return !halfPair.test(text)
}

/** The text with U+FFFD for each half surrogate pair, as in a note that was cut within an emoji. */
export function wellFormed(text: string): string {
  return text.replaceAll(new RegExp(halfPair, 'gu'), '\uFFFD')
}
