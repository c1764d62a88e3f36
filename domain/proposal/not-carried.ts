import { readLine } from '#domain/words/line.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { Proposal } from './proposal.ts'

/** Something that customers asked for and the shop does not carry. */
export interface NotCarried {
  /** The item in the words of the latest customer. */
  asked: string
  times: number
  /** The last day on which it was declined, 2026-11-24. */
  day: string
}

/** A sent proposal, and when it was sent. */
interface Sent {
  day: string
  content: Pick<Proposal, 'lines'>
}

/**
 * What was declined, most often first. The same words with another quantity, accent or case count as the same thing.
 */
export function notCarried(sent: readonly Sent[]): NotCarried[] {
  const found = new Map<string, NotCarried>()
  for (const { day, content } of sent.toSorted((a, b) => a.day.localeCompare(b.day)))
    for (const line of content.lines) {
      const asked = line.kind === 'declined' ? wordsAsked(line.asked) : ''
      if (asked === '') continue
      const key = normalize(asked)
      found.set(key, { asked, times: (found.get(key)?.times ?? 0) + 1, day })
    }
  return Array.from(found.values()).toSorted((a, b) => b.times - a.times || b.day.localeCompare(a.day))
}

/** The words of a line without its quantity. */
function wordsAsked(line: string): string {
  return readLine(line)
    .pieces.filter(({ kind }) => kind === 'word' || kind === 'measure')
    .map(({ text }) => text)
    .join(' ')
}
