import type { ContentsEntry } from '#domain/blog/article.ts'
import type { Source } from '#domain/blog/post.ts'
import { xml } from './discovery/xml.ts'

/** The entry for the sources in the table of contents. */
export const sourcesEntry: ContentsEntry = { id: 'normas-e-fontes', text: 'Normas e fontes' }

/**
 * An article's sources as HTML, which stands at the article's end, on its page and in feeds; '' without sources. Each
 * source has the id to which the marks in the text link. Links open in a new tab.
 */
export function sourcesSection(sources: readonly Source[]): string {
  if (sources.length === 0) return ''
  const items = sources.map((source, index) => `<li id="fonte-${index + 1}">${item(source)}</li>`)
  return `<h2 id="${sourcesEntry.id}"><a href="#${sourcesEntry.id}">${sourcesEntry.text}</a></h2><ol data-sources>${items.join('')}</ol>`
}

function item({ name, publisher, year, says, url, seen }: Source): string {
  const title = url ? `<a href="${xml(url)}" target="_blank" rel="noopener">${xml(name)}</a>` : xml(name)
  const day = seen === undefined ? '' : ` Consultado em ${dayOf(seen)}.`
  return `<strong>${title}</strong> (${year}). ${xml(publisher)}. ${xml(says)}${day}`
}

/** 2026-11-24 → 24/11/2026. */
function dayOf(date: string): string {
  return date.split('-').toReversed().join('/')
}
