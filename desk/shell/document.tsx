import type { ReactNode } from 'react'

interface DocumentProps {
  title: string
  styles: string
  scripts: readonly string[]
  children: ReactNode
}

/** The HTML document of a page of the desk. */
export function Document({ title, styles, scripts, children }: DocumentProps) {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/arquivos/mesa.svg" type="image/svg+xml" />
        {scripts.map((source) => (
          <script key={source} type="module" src={source} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
