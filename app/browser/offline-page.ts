import type { BuildFacts } from '#domain/pages/build-facts.ts'
import { paths } from '#domain/pages/paths.ts'

/** A page that was visited; its title is HTML already. */
interface VisitedPage {
  path: string
  title: string
}

const buttonClass = 'inline-flex min-h-11 items-center rounded px-4 text-small font-medium'

/** The page that stands in for one that cannot be had without a connection. It has no scripts. */
export function offlinePage({ brandName, styles }: BuildFacts, visited: readonly VisitedPage[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Sem conexão</title>
  <link rel="stylesheet" href="${styles}">
</head>
<body>
  <header class="border-b border-rule bg-sheet">
    <p class="page-width flex min-h-16 items-center text-lead font-semibold">${escaped(brandName)}</p>
  </header>
  <main class="page-width grid content-start justify-items-start gap-4 py-8">
    <h1 class="text-head">Sem conexão</h1>
    <p class="max-w-prose text-muted">Esta página ainda não foi aberta neste aparelho e precisa de conexão. O seu carrinho e as suas listas continuam guardados aqui.</p>
    <p class="flex flex-wrap gap-3">
      <a class="${buttonClass} bg-brand text-on-brand" href="">Tentar novamente</a>
      <a class="${buttonClass} border border-rule-strong" href="${paths.cart}">Ver carrinho</a>
    </p>
    ${visited.length > 0 ? visitedPages(visited) : ''}
  </main>
</body>
</html>`
}

function visitedPages(visited: readonly VisitedPage[]): string {
  const linkClass = 'flex min-h-11 items-center py-2 text-brand hover:underline'
  const items = visited.map(
    ({ path, title }) =>
      `<li class="border-b border-rule"><a class="${linkClass}" href="${escaped(path)}">${title}</a></li>`,
  )
  return `
    <h2 class="mt-4 text-title">Páginas salvas neste aparelho</h2>
    <ul class="w-full max-w-prose border-t border-rule">${items.join('')}</ul>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
