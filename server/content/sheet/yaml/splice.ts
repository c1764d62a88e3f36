/** A replacement for the text from `start` (inclusive) to `end` (exclusive). */
export interface Splice {
  start: number
  end: number
  put: string
}

/** Offset of the beginning of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

/** Offset of the beginning of the next line; the offset itself where it already follows a line break. */
export function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}
