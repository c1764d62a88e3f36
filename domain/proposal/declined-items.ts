import { normalize } from '#domain/text/normalize.ts'
import { readOrderLine } from '#domain/words/order-line.ts'
import type { Proposal } from './proposal.ts'

export type DeclinedItem = { asked: string; times: number; day: string }

/** The declined items, most often first, whatever their quantity, accents and case. In: sent proposals by day. */
export function declinedItems(sent: readonly { day: string; content: Pick<Proposal, 'lines'> }[]): DeclinedItem[] {
  const items = new Map<string, DeclinedItem>()
  for (const { day, content } of sent.toSorted((a, b) => a.day.localeCompare(b.day)))
    for (const line of content.lines) {
      const declinedWords = line.kind === 'declined' ? wordsWithoutQuantity(line.asked) : ''
      if (declinedWords === '') continue
      const key = normalize(declinedWords)
      items.set(key, { asked: declinedWords, times: (items.get(key)?.times ?? 0) + 1, day })
    }
  return Array.from(items.values()).toSorted((a, b) => b.times - a.times || b.day.localeCompare(a.day))
}

function wordsWithoutQuantity(line: string): string {
  return readOrderLine(line)
    .pieces.filter(({ kind }) => kind === 'word' || kind === 'measure')
    .map(({ text }) => text)
    .join(' ')
}
