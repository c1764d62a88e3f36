import type { Element, ElementContent, Parents, RootContent } from 'hast'

const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'del',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

/** Every element below a node, in document order. */
export function* elementsOf(node: Parents): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsOf(child)
  }
}

/** The text of a node without tags; spaces separate the texts of different blocks. */
export function textOf(node: Parents | RootContent): string {
  return spacedText(node).replaceAll(/\s+/g, ' ').trim()
}

function spacedText(node: Parents | RootContent): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(spacedText).join('')
  return node.type === 'element' && !inlineTags.has(node.tagName) ? ` ${text} ` : text
}

/** A new element. */
export function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
