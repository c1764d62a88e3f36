/** An article's text in its parts; put together again they are the text to the letter. */
export interface ArticleParts {
  /** The line of --- above the data. */
  opening: string
  /** The data, as YAML. */
  data: string
  /** The line of --- below them, and the blank lines above the body. */
  divider: string
  body: string
  /** The blank lines at the end. */
  end: string
}

/** Undefined for a text without data between two lines of ---. */
export function articleParts(text: string): ArticleParts | undefined {
  const [, opening, data, divider, rest] = /^(---\n)([^]*?\n)(---\n\s*?(?=\S|$))([^]*)$/.exec(text) ?? []
  if (opening === undefined || data === undefined || divider === undefined || rest === undefined) return undefined
  const body = rest.trimEnd()
  return { opening, data, divider, body, end: rest.slice(body.length) }
}

/** The text of parts. */
export function articleText({ opening, data, divider, body, end }: ArticleParts): string {
  return opening + data + divider + body + end
}
