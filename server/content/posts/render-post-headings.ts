import type { Root } from 'hast'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { slugify } from '#domain/text/normalize.ts'
import { element, elementsOf, textOf } from './render-post-nodes.ts'

const headings = new Set(['h2', 'h3', 'h4'])
/** Ids that the page around an article uses. */
const taken = ['conteudo', 'normas-e-fontes']

/**
 * Gives each heading an id derived from its words, and a link to itself unless it contains another link. The author's
 * own ids stay if they are plain words and unique. Changes the tree; returns the table of contents.
 */
export function anchorHeadings(root: Root): ContentsEntry[] {
  const used = new Set(taken)
  const contents: ContentsEntry[] = []
  keepPlainIds(root, used)
  for (const node of [...elementsOf(root)].filter(({ tagName }) => headings.has(tagName))) {
    const text = textOf(node)
    const id = typeof node.properties.id === 'string' ? node.properties.id : unusedId(slugify(text) || 'secao', used)
    used.add(id)
    node.properties.id = id
    if (node.tagName === 'h2') contents.push({ id, text })
    const hasLink = [...elementsOf(node)].some(({ tagName }) => tagName === 'a')
    if (!hasLink) node.children = [element('a', { href: `#${id}` }, node.children)]
  }
  return contents
}

function keepPlainIds(root: Root, used: Set<string>): void {
  for (const { properties } of elementsOf(root)) {
    const { id } = properties
    if (typeof id !== 'string') continue
    if (!/^[a-z][a-z0-9-]*$/.test(id) || used.has(id)) delete properties.id
    else used.add(id)
  }
}

function unusedId(id: string, used: ReadonlySet<string>): string {
  let free = id
  for (let number = 2; used.has(free); number += 1) free = `${id}-${number}`
  return free
}
