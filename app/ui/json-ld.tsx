import { scriptText } from './script-text.ts'

interface JsonLdProps {
  /** Compute it under `import.meta.env.SSR`, and pass [] otherwise: then browsers do not download the code for it. */
  data: readonly object[]
}

/**
 * Structured data for search engines, which read the served page. In the browser the served text is kept as it is, so
 * give the element a key where a page can follow another of its kind.
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
