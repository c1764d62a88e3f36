/** Writes data as a script element's text, escaped: it cannot end the element, open a comment, or break a line. */
export function scriptText(data: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(data).replaceAll(/[<>\u2028\u2029]/g, escaped)
}

interface JsonLdProps {
  /** The structured data: made under `import.meta.env.SSR`, else []; so browsers do not download the code for them. */
  data: readonly object[]
}

/** Structured data for search engines. The served text stays: give a key if a page of the same kind can follow. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  )
}
