/** What stands in place of each `{word}` of a text. */
export type Words = ReadonlyMap<string, string>

/** A text with its `{words}` replaced; the ones that mean nothing stay, and are told to `unknown`. */
export function fillWords(text: string, words: Words, unknown: (word: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, word: string) => {
    const value = words.get(word)
    if (value === undefined) unknown(word)
    return value ?? written
  })
}
