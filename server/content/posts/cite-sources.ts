import type { ElementContent, Parents, Root, Text } from 'hast'
import { element } from './render-post-nodes.ts'

/** `[^2]` after a sentence: it rests on the second of the article's `sources`. */
const mark = / ?\[\^(\d+)\]/g

/** The numbers that a text's marks name, in order, each once. */
export function citedSources(text: string): number[] {
  return [...new Set([...text.matchAll(mark)].map(([, number]) => Number(number)))].toSorted((a, b) => a - b)
}

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '')
}

/** Turns each mark into a small link to its source at the end of the page (sources-section.ts). Changes the tree. */
export function citeSources(root: Root): void {
  linkMarks(root)
}

function linkMarks({ children }: Parents): void {
  for (const child of children) if (child.type === 'element' && child.tagName !== 'code') linkMarks(child)
  // From the end, so that what takes a text's place does not move those before it.
  for (const [index, child] of [...children.entries()].toReversed())
    if (child.type === 'text') children.splice(index, 1, ...parted(child))
}

function parted({ value }: Text): ElementContent[] {
  return value.split(/( ?\[\^\d+\])/).flatMap((part): ElementContent[] => {
    const [number] = citedSources(part)
    if (number === undefined) return part === '' ? [] : [{ type: 'text', value: part }]
    const said = { href: `#fonte-${number}`, ariaLabel: `Fonte ${number}` }
    return [element('sup', {}, [element('a', said, [{ type: 'text', value: String(number) }])])]
  })
}
