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
  const content = (name: string) => matches(markup, new RegExp(`<meta name="${name}" content="([^"]*)"`, 'g'))
  return {
    path,
    html,
    language: /<html[^>]* lang="([^"]*)"/.exec(markup)?.[1],
    titles: matches(markup.split('<body')[0] ?? '', /<title>([^<]*)<\/title>/g),
    descriptions: content('description'),
    canonicals: matches(markup, /<link rel="canonical" href="([^"]*)"/g),
    isHidden: content('robots').some((robots) => robots.includes('noindex')),
    headings: matches(markup, /<h1[\s>]()/g).length,
    ids: new Set(matches(markup, / id="([^"]*)"/g)),
    links: matches(markup, /<a [^>]*?href="((?:\/(?!\/)|#)[^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')),
    structuredData: matches(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
