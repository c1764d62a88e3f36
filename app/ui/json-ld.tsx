/**
 * Data as the text of a script element, escaped so that it cannot end the element, open a comment, or break a line in
 * JavaScript.
 */
export function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

interface JsonLdProps {
  /**
   * The structured data. Compute them under `import.meta.env.SSR`, and pass [] otherwise: then browsers do not download
   * the code for them.
   */
  data: readonly object[]
}

/**
 * Structured data for search engines, which read the served page. In the browser the served text is kept as it is, so
 * give the element a key where a page can be followed by another one of the same kind.
 */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  )
}
