import type { ElementContent, Parents, Root, Text } from 'hast'
import { element } from './render-post-nodes.ts'

/** `[^2]` after a sentence cites the second of the article's `sources`. */
const mark = / ?\[\^(\d+)\]/g

/** The numbers of the marks in a text, in ascending order, without repetitions. */
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
  // The last child comes first, so that a replacement does not move the children that are still to come.
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
