/** A steady number from a text, so that sister machines differ a little and always in the same way. */
export function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
