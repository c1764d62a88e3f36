/** With the flag `u` whole pairs are one character: what is left are halves. */
const halfPair = /\p{Surrogate}/u

/** Whether a text holds no half surrogate pair, which neither links nor messages can carry. */
export function isWellFormed(text: string): boolean {
  return !halfPair.test(text)
}

/** The text with U+FFFD for each half surrogate pair, as a note cut through an emoji may hold. */
export function wellFormed(text: string): string {
  return text.replaceAll(new RegExp(halfPair, 'gu'), '\uFFFD')
}
