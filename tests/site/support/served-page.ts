/** A page's address and what its HTML says. */
export interface ServedPage {
  path: string
  html: string
  language: string | undefined
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  isHidden: boolean
  headings: number
  ids: ReadonlySet<string>
  /** Addresses within the site, as they stand in the page: '/blog#topo', '#conteudo'. */
  links: string[]
  /** The texts of its structured data. */
  structuredData: string[]
}

/** Reads a page that React rendered, in which every attribute stands in double quotes. */
export function readPage(path: string, html: string): ServedPage {
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
  const content = (name: string) => all(markup, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))
  return {
    path,
    html,
    language: /<html[^>]* lang="([^"]*)"/.exec(markup)?.[1],
    titles: all(markup.split('<body')[0] ?? '', /<title>([^<]*)<\/title>/g),
    descriptions: content('description'),
    canonicals: all(markup, /<link rel="canonical" href="([^"]*)"/g),
    isHidden: content('robots').some((robots) => robots.includes('noindex')),
    headings: all(markup, /<h1[\s>]()/g).length,
    ids: new Set(all(markup, / id="([^"]*)"/g)),
    links: all(markup, /<a [^>]*?href="((?:\/(?!\/)|#)[^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')),
    structuredData: all(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  }
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
