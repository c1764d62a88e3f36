/** Data as a script element's text, which cannot end it, open a comment, or break a line in JavaScript. */
export function scriptText(data: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(data).replaceAll(/[<>\u2028\u2029]/g, escaped)
}

interface JsonLdProps {
  /** Compute them under `import.meta.env.SSR`, else pass []: then browsers do not download the code for them. */
  data: readonly object[]
}

/** The browser keeps the served text: give a key where a page can be followed by another one of the same kind. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  )
}
