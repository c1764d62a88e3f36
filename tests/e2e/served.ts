import type { APIRequestContext } from '@playwright/test'

/** What the server answers to a path, read without a browser. */
export interface Served {
  status: number
  html: string
  /** The words of the page, separated by single spaces. */
  text: string
  /**
   * The address of the link with these words or this name; links in the page come before those in header and footer.
   */
  href: (words: string) => string | undefined
  /** What a meta element says. */
  meta: (name: string) => string | undefined
  canonical: string | undefined
}

export async function served(request: APIRequestContext, path: string): Promise<Served> {
  const response = await request.get(path, { maxRedirects: 0 })
  const html = await response.text()
  const markup = html.replaceAll(/<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(markup) ?? []
  const links = [...`${main}${markup}`.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)].map(
    ([, attributes = '', inner = '']) => ({
      href: unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
      words: `${/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? ''} ${wordsOf(inner)}`,
    }),
  )
  const attribute = (pattern: RegExp) => pattern.exec(markup)?.[1]
  return {
    status: response.status(),
    html,
    text: wordsOf(markup),
    href: (words) => links.find((link) => link.words.includes(words))?.href,
    meta: (name) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
  }
}

function wordsOf(markup: string): string {
  return unescaped(markup.replaceAll(/<\/(?:p|li|h\d|div|td|th|dt|dd|button|a)>/g, ' ').replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
