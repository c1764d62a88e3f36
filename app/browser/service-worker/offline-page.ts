import { paths } from '#domain/pages/paths.ts'

/** A page that can be read offline. */
export interface VisitedPage {
  path: string
  /** HTML, already escaped. */
  title: string
}

const button = 'inline-flex min-h-11 items-center rounded px-4 text-small font-medium'
/** The link with an empty address reloads the page that was asked for. */
const actions = `<p class="flex flex-wrap gap-3"><a class="${button} bg-petrol text-on-petrol" href="">Tentar novamente</a><a class="${button} border border-rule-strong" href="${paths.cart}">Ver carrinho</a></p>`

/** The page shown in place of one that was never visited: it says so and lists the visited ones. */
export function offlinePage(visited: readonly VisitedPage[], styles: string): string {
  const links = visited.map(
    ({ path, title }) => `<li class="py-1"><a class="text-petrol underline" href="${escaped(path)}">${title}</a></li>`,
  )
  const list =
    links.length > 0 ? `<h2 class="text-title">Páginas que você já visitou</h2><ul>${links.join('')}</ul>` : ''
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sem conexão</title><link rel="stylesheet" href="${styles}"></head><body><main class="page-width grid min-h-dvh content-center justify-items-start gap-4"><h1 class="text-head">Sem conexão</h1><p class="max-w-prose text-muted">Esta página ainda não foi visitada neste aparelho. Verifique a conexão e tente novamente; o seu carrinho está guardado.</p>${actions}${list}</main></body></html>`
}

/** The title in a page's HTML, without the brand. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.split(' | ')[0] ?? title
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
