import { paths } from '#domain/pages/paths.ts'
import type { BuildFacts } from '#domain/pages/worker-facts.ts'

/** A page that can be read offline. */
export interface VisitedPage {
  path: string
  /** HTML, already escaped. */
  title: string
}

const button = 'inline-flex min-h-11 items-center rounded px-4 text-small font-medium'
/** The link with an empty address reloads the page that was asked for. */
const actions = `<p class="flex flex-wrap gap-3"><a class="${button} bg-petrol text-on-petrol" href="">Tentar novamente</a><a class="${button} border border-rule-strong" href="${paths.cart}">Ver carrinho</a></p>`

/** The page shown in place of one that was never visited: it says so and lists the visited ones, but for the cart. */
export function offlinePage(
  visited: readonly VisitedPage[],
  { brandName, styles }: Pick<BuildFacts, 'brandName' | 'styles'>,
): string {
  const header = `<header class="border-b border-rule bg-sheet"><p class="page-width flex min-h-16 items-center text-lead font-semibold">${escaped(brandName)}</p></header>`
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sem conexão</title><link rel="stylesheet" href="${styles}"></head><body>${header}<main class="page-width grid content-start justify-items-start gap-4 py-8"><h1 class="text-head">Sem conexão</h1><p class="max-w-prose text-muted">Esta página ainda não foi aberta neste aparelho e precisa de conexão. O seu carrinho e as suas listas continuam guardados aqui.</p>${actions}${visitedList(visited)}</main></body></html>`
}

function visitedList(visited: readonly VisitedPage[]): string {
  if (visited.length === 0) return ''
  const links = visited.map(
    ({ path, title }) =>
      `<li class="border-b border-rule"><a class="flex min-h-11 items-center py-2 text-petrol hover:underline" href="${escaped(path)}">${title}</a></li>`,
  )
  return `<h2 class="mt-4 text-title">Páginas guardadas neste aparelho</h2><ul class="w-full max-w-prose border-t border-rule">${links.join('')}</ul>`
}

/** The title in a page's HTML, without the brand. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.split(' | ')[0] ?? title
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
