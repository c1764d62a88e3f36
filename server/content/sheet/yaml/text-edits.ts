/** Changes to a text by offsets of the text as it was, applied together. */
export class TextEdits {
  readonly text: string
  readonly #edits: { start: number; end: number; put: string }[] = []

  constructor(text: string) {
    this.text = text
  }

  /** Puts a text in the place of what stands from `start` (inclusive) to `end` (exclusive). */
  replace(start: number, end: number, put: string): void {
    this.#edits.push({ start, end, put })
  }

  insert(at: number, put: string): void {
    this.replace(at, at, put)
  }

  /** The changed text. Of several insertions at one place the first comes first. */
  apply(): string {
    // From the end, so that offsets stay true; what is taken out before what is put in at its start.
    const fromTheEnd = this.#edits
      .map((edit, order) => ({ ...edit, order }))
      .toSorted((a, b) => b.start - a.start || b.end - a.end || b.order - a.order)
    let { text } = this
    for (const { start, end, put } of fromTheEnd) text = text.slice(0, start) + put + text.slice(end)
    return text
  }

  /** Where the line begins that holds the offset. */
  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1
  }

  /** Where the next line begins, after what ends at the offset. */
  lineEnd(offset: number): number {
    if (offset > 0 && this.text[offset - 1] === '\n') return offset
    const end = this.text.indexOf('\n', offset)
    return end === -1 ? this.text.length : end + 1
  }
}
