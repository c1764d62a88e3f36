import type { OfferedItem } from './offered-item.ts'

/** A text of at most `most` characters, cut between words where possible and ended with '…'. */
export function clipped(text: string, most: number): string {
  const signs = Array.from(text)
  if (signs.length <= most) return text
  const lastBlank = signs
    .slice(0, most)
    .join('')
    .search(/\s\S*$/)
  const start = lastBlank > 0 ? text.slice(0, lastBlank) : signs.slice(0, Math.max(0, most - 1)).join('')
  return `${start.trimEnd()}…`
}

/** An item's name of at most `most` characters. The variant's label is cut last, because it distinguishes variants. */
export function titleOf({ name, label }: Pick<OfferedItem, 'name' | 'label'>, most: number): string {
  if (label === '') return clipped(name, most)
  const end = `: ${label}`
  const room = most - Array.from(end).length
  return room > 0 ? clipped(name, room) + end : clipped(label, most)
}

/** An id of at most `most` characters. A longer one loses its beginning, because ids differ at the end. */
export function clippedId(id: string, most: number): string {
  return Array.from(id).slice(-most).join('')
}
