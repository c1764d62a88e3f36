import type { ContentsEntry } from '#domain/blog/article.ts'
import type { Source } from '#domain/blog/post.ts'
import { xml } from './discovery/xml.ts'

/** The entry of the contents list that leads to the sources. */
export const sourcesEntry: ContentsEntry = { id: 'normas-e-fontes', text: 'Normas e fontes' }

/** The sources of an article as HTML for its end, on its page and in feeds; '' when it names none. Links open in a new tab. */
export function sourcesSection(sources: readonly Source[]): string {
  if (sources.length === 0) return ''
  const items = sources.map(({ name, year, says, url }) => {
    const title = url ? `<a href="${xml(url)}" target="_blank" rel="noopener">${xml(name)}</a>` : xml(name)
    return `<li><strong>${title}</strong> (${year}). ${xml(says)}</li>`
  })
  return `<h2 id="${sourcesEntry.id}"><a href="#${sourcesEntry.id}">${sourcesEntry.text}</a></h2><ul data-sources>${items.join('')}</ul>`
}
