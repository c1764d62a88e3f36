import type { ItemPapers } from '#domain/buyer/item-papers-text.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { offerOf } from '#domain/proposal/lines-of-order.ts'
import type { OpenLine, ProposalLine } from '#domain/proposal/proposal-line.ts'
import { asFreeText, type Choice } from './read-typed-line.ts'

interface Catalogue {
  itemOf: (item: OpenLine['candidates'][number]) => OrderItem | undefined
  papers: ItemPapers
}

/**
 * Turns open lines into what a person chose for them; a line whose candidate is no longer in the catalogue stays open.
 */
export function settleLines(
  lines: readonly ProposalLine[],
  choices: ReadonlyMap<string, Choice>,
  catalogue: Catalogue,
): ProposalLine[] {
  return lines.map((line) => {
    const choice = choices.get(line.id)
    return line.kind === 'open' && choice ? settled(line, choice, catalogue) : line
  })
}

function settled(line: OpenLine, choice: Choice, { itemOf, papers }: Catalogue): ProposalLine {
  const { id, asked, customerItem, theirs, note, quantity } = line
  const base = { id, asked, customerItem, ...(theirs && { theirs }), note }
  if (choice.kind === 'declined') return { kind: 'declined', ...base }
  if (choice.kind === 'free') return { kind: 'offer', ...base, quantity, ...asFreeText(line) }
  const candidate = line.candidates[choice.place]
  const item = candidate && itemOf(candidate)
  return item ? offerOf(item, { base, quantity, papers }) : line
}

/** The lines with one of them moved up or down, or removed. An unknown id changes nothing. */
export function rearranged(
  lines: readonly ProposalLine[],
  act: { kind: 'up' | 'down' | 'remove'; id: string },
): ProposalLine[] {
  const place = lines.findIndex(({ id }) => id === act.id)
  const line = lines[place]
  if (!line) return [...lines]
  const others = lines.filter(({ id }) => id !== act.id)
  if (act.kind === 'remove') return others
  const to = act.kind === 'up' ? Math.max(0, place - 1) : place + 1
  return others.toSpliced(to, 0, line)
}
