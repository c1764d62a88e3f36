/** What is put in the place of a text from `start` (inclusive) to `end` (exclusive). */
export interface Splice {
  start: number
  end: number
  put: string
}

/** Where the line begins that holds the offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Where the next line begins, after what ends at the offset. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}
