import type { Root } from 'hast'
import type { ContentsEntry } from '#domain/blog/article.ts'
import { slugify } from '#domain/search/normalize.ts'
import { element, elementsOf, textOf } from './render-post-nodes.ts'

const headings = new Set(['h2', 'h3', 'h4'])
/** Ids that the page around an article has. */
const taken = ['conteudo']

/**
 * Gives every heading an id made of its words, and a link to itself where it holds no other link. Ids that
 * the author wrote stay if they are plain words and stand once. Changes the tree; returns the contents list.
 */
export function anchorHeadings(root: Root): ContentsEntry[] {
  const used = new Set(taken)
  const contents: ContentsEntry[] = []
  for (const node of [...elementsOf(root)]) {
    const { id } = node.properties
    if (id !== undefined && (!/^[a-z][a-z0-9-]*$/.test(String(id)) || used.has(String(id)))) delete node.properties.id
    if (node.properties.id !== undefined) used.add(String(node.properties.id))
  }
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

function unusedId(id: string, used: ReadonlySet<string>): string {
  let free = id
  for (let number = 2; used.has(free); number += 1) free = `${id}-${number}`
  return free
}
