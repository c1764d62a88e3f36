import type { ItemPapers } from '#domain/buyer/item-papers.ts'
import type { Cents } from '#domain/money.ts'
import type { OrderItem } from '#domain/order-list/order-item.ts'
import { offerOf } from '#domain/proposal/lines-of-order.ts'
import {
  lineLimits,
  type ItemRef,
  type OfferLine,
  type OpenLine,
  type ProposalLine,
} from '#domain/proposal/proposal-line.ts'
import { cutText } from '#domain/text/normalize.ts'

export type Choice = { unitPrice?: Cents } & (
  | { kind: 'candidate'; index: number }
  | { kind: 'declined' }
  | { kind: 'free' }
  /** A search for a code or words of a product, typed in the line itself. */
  | { kind: 'find'; text: string }
)

export type CatalogueItems = { itemOf: (item: ItemRef) => OrderItem | undefined; papers: ItemPapers }

/** Turns open lines into what was chosen; a line whose candidate is no longer in the catalogue stays open. */
export function settleLines(
  lines: readonly ProposalLine[],
  choices: ReadonlyMap<string, Choice>,
  catalogue: CatalogueItems,
): ProposalLine[] {
  return lines.map((line) => {
    const choice = choices.get(line.id)
    return line.kind === 'open' && choice ? settledLine(line, choice, catalogue) : line
  })
}

function settledLine(line: OpenLine, choice: Choice, { itemOf, papers }: CatalogueItems): ProposalLine {
  const { quantity } = line
  const base = baseOf(line)
  const price = choice.unitPrice !== undefined && { unitPrice: choice.unitPrice }
  if (choice.kind === 'declined') return { kind: 'declined', ...base }
  if (choice.kind === 'free') return { kind: 'offer', ...base, quantity, ...freeTextOffer(line), ...price }
  // Searches ('find') are done before this, by `withSearchResult`.
  if (choice.kind === 'find') return line
  const candidate = line.candidates[choice.index]
  const item = candidate && itemOf(candidate)
  return item ? { ...offerOf(item, { base, quantity, papers }), ...price } : line
}

/** An offer with another code. The code decides price, description and numbers; what was typed with it stays. */
export function offerUnderNewCode(before: OfferLine, typed: OfferLine, found: OfferLine | undefined): OfferLine {
  const { item: _item, condition: _condition, unitPrice: _price, ...typedFields } = typed
  const changedFields = {
    ...(typed.condition !== before.condition && { condition: typed.condition }),
    ...(typed.unitPrice !== before.unitPrice && { unitPrice: typed.unitPrice }),
  }
  const text = (name: 'description' | 'maker' | 'ncm' | 'anvisa', ofNewCode: string) =>
    typed[name] === before[name] ? ofNewCode : typed[name]
  return {
    ...typedFields,
    ...(found?.item && { item: found.item, code: found.code }),
    ...(found?.condition && { condition: found.condition }),
    ...changedFields,
    description: text('description', (found?.description ?? describedWords(typed)) || typed.code || 'Item'),
    maker: text('maker', found?.maker ?? ''),
    ncm: text('ncm', found?.ncm ?? ''),
    anvisa: text('anvisa', found?.anvisa ?? ''),
  }
}

/** A line after the search typed in it: the offer found, the candidates, or the same line, which says that none was. */
export function withSearchResult(
  line: OfferLine | OpenLine,
  text: string,
  found: ProposalLine | undefined,
): ProposalLine {
  const { quantity } = line
  const base = baseOf(line)
  if (found?.kind === 'offer') return { ...found, ...base, quantity }
  const candidates = found?.kind === 'open' ? found.candidates : []
  const question = candidates.length > 0 ? `“${text}”: qual destes?` : `“${text}” não está no catálogo.`
  if (candidates.length > 0) return { kind: 'open', ...base, quantity, question, candidates }
  return line.kind === 'open' ? { ...line, question } : line
}

export const lineActs = ['subir', 'descer', 'remover'] as const

/** The lines with one of them moved up or down, or removed; any other act, and an unknown id, changes nothing. */
export function rearrangeLines(lines: readonly ProposalLine[], act: string, id: string): ProposalLine[] {
  const index = lines.findIndex((candidate) => candidate.id === id)
  const line = lines[index]
  if (!line || !lineActs.some((lineAct) => lineAct === act)) return [...lines]
  const others = lines.toSpliced(index, 1)
  if (act === 'remover') return others
  return others.toSpliced(act === 'subir' ? Math.max(0, index - 1) : index + 1, 0, line)
}

/** The fields of an offer in place of a declined or open line: the customer's words, still to be described. */
export function freeTextOffer({ asked }: Pick<ProposalLine, 'asked'>) {
  const description = describedWords({ asked }) || 'Item'
  return { code: '', description, unit: 'un', delivery: '', maker: '', ncm: '', anvisa: '' } as const
}

/** The customer's words for a line, as long as a description may be. */
const describedWords = ({ asked }: Pick<ProposalLine, 'asked'>) => cutText(asked, lineLimits.description)

/** The fields that a line keeps, whatever becomes of it. */
function baseOf({ id, asked, customerItem, buyerLine, note }: ProposalLine) {
  return { id, asked, customerItem, ...(buyerLine && { buyerLine }), note }
}
