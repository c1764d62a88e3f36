/** The parts of an article's file. Joined, they are the file's text, character by character. */
export interface ArticleParts {
  /** The line `---` above the front matter. */
  opening: string
  /** The front matter, as YAML. */
  data: string
  /** The line `---` below the front matter, with the blank lines that follow. */
  divider: string
  body: string
  /** The blank lines at the end. */
  end: string
}

/** Divides an article's file into its parts; undefined when it has no front matter. */
export function articleParts(text: string): ArticleParts | undefined {
  const [, opening, data, divider, rest] = /^(---\n)([^]*?\n)(---\n\s*?(?=\S|$))([^]*)$/.exec(text) ?? []
  if (opening === undefined || data === undefined || divider === undefined || rest === undefined) return undefined
  const body = rest.trimEnd()
  return { opening, data, divider, body, end: rest.slice(body.length) }
}

/** Joins the parts to the file's text. */
export function articleText({ opening, data, divider, body, end }: ArticleParts): string {
  return opening + data + divider + body + end
}
