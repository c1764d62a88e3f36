import { scriptText } from './script-text.ts'

interface JsonLdProps {
  /** Compute it under `import.meta.env.SSR`, with [] otherwise: then no browser downloads the code for it. */
  data: readonly object[]
}

/**
 * Structured data for search engines. They read the served page; in the browser the served text is
 * left as it is, so give it a key where one page can follow another of its kind.
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
