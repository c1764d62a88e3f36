/** The replacement of each `{placeholder}`. */
export type Words = ReadonlyMap<string, string>

/** A text with its `{placeholders}` replaced; unknown ones stay and are reported to `unknown`. */
export function fillWords(text: string, words: Words, unknown: (word: string) => void): string {
  return text.replaceAll(/\{(\w+)\}/g, (written, word: string) => {
    const value = words.get(word)
    if (value === undefined) unknown(word)
    return value ?? written
  })
}
