import { Refusal, type RouteOptions } from '#desk/http/routes.ts'
import {
  asFreeText,
  type Choice,
  lineActs,
  rearranged,
  settleLines,
  underNewCode,
  withSearchResult,
} from '#domain/proposal/form/settle.ts'
import type { ProposalReading, TypedProposal } from '#domain/proposal/form/typed-proposal.ts'
import { priceLines } from '#domain/proposal/price-source.ts'
import type { OpenLine, ProposalLine } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines, type Proposal } from '#domain/proposal/proposal.ts'
import type { Shop } from '#server/shop/shop.ts'
import { catalogueItems, pricesOfLines } from './item-prices.ts'
import { linesOfText } from './order-text.ts'

/** What a button of the form does besides saving. */
const formActions = ['salvar', 'enviar', 'acrescentar', 'livre', ...lineActs] as const

interface FormAction {
  kind: (typeof formActions)[number]
  /** The id of its line; '' where it is of the whole form. */
  id: string
}

/** In: a button's value: 'salvar', 'subir:v1-2'; unknown values save. */
export function formActionOf(value = ''): FormAction {
  const [verb, id = ''] = value.split(':')
  return { kind: formActions.find((kind) => kind === verb) ?? 'salvar', id }
}

/**
 * The proposal after a button of its form, with prices for settled and added lines, and the anchor of the page to show.
 * In: the proposal as it was saved, and as its form was read. The version that was seen is part of the ids of added
 * lines, so that no line ever gets another one's id.
 */
export async function applyFormAction(
  { store, shop }: Pick<RouteOptions, 'store' | 'shop'>,
  saved: Proposal,
  { proposal, choices }: Extract<ProposalReading, { kind: 'read' }>,
  { novo = '', ato }: TypedProposal,
  version: number,
): Promise<{ proposal: Proposal; anchor: string }> {
  const action = formActionOf(ato)
  const currentShop = await shop()
  const catalogue = catalogueItems(currentShop)
  const foundLines = await Promise.all(
    proposal.lines.map((line) => {
      const choice = choices.get(line.id)
      return line.kind === 'open' && choice?.kind === 'find'
        ? findOpenLine(line, choice, currentShop)
        : withCurrentCode(line, saved.lines, currentShop)
    }),
  )
  const settledLines = settleLines(foundLines, choices, catalogue)
  const addedLines = await linesToAdd(novo, action.kind === 'livre', currentShop, version)
  const lines = [...rearranged(settledLines, action.kind, action.id), ...addedLines]
  if (lines.length > maximumProposalLines)
    throw new Refusal('too-many', 413, `Uma proposta tem até ${maximumProposalLines} itens.`)
  const hasOtherItem = otherItemThan(proposal.lines)
  const changedLines = lines.filter(hasOtherItem)
  const prices = await pricesOfLines(store.proposals, catalogue, changedLines, proposal.customer)
  // A price that somebody removed stays empty: only lines with another item start with a known price.
  const pricedLines = lines.map((line) => (hasOtherItem(line) ? (priceLines([line], prices)[0] ?? line) : line))
  return { proposal: { ...proposal, lines: pricedLines }, anchor: anchorAfter(action, addedLines) }
}

/** The anchor of the page after a button: what was added, moved or settled. */
function anchorAfter({ kind, id }: FormAction, [firstAdded]: readonly ProposalLine[]): string {
  if (firstAdded) return `#linha-${firstAdded.id}`
  if (kind === 'remover') return '#itens'
  return id === '' ? '' : `#linha-${id}`
}

async function findOpenLine(
  line: OpenLine,
  { text, unitPrice }: Extract<Choice, { kind: 'find' }>,
  shop: Shop,
): Promise<ProposalLine> {
  const [found] = await linesOfText(text, shop, 'c')
  const settled = withSearchResult(line, text, found)
  return settled.kind === 'offer' && unitPrice !== undefined ? { ...settled, unitPrice } : settled
}

/** The line. If its code was changed: the item with that code, or the results of a search for the typed words. */
async function withCurrentCode(
  line: ProposalLine,
  savedLines: readonly ProposalLine[],
  shop: Shop,
): Promise<ProposalLine> {
  const savedLine = savedLines.find(({ id }) => id === line.id)
  if (line.kind !== 'offer' || savedLine?.kind !== 'offer' || line.code === savedLine.code) return line
  const [found] = line.code === '' ? [] : await linesOfText(line.code, shop, 'c')
  const isSameCode = found?.kind === 'offer' && found.code.toUpperCase() === line.code.toUpperCase()
  // Codes have no spaces: this is a search.
  if (!isSameCode && line.code.includes(' ') && found)
    return withSearchResult({ ...line, code: savedLine.code }, line.code, found)
  return underNewCode(savedLine, line, isSameCode ? found : undefined)
}

/** Out: whether a line stands for another item than the line of the same id did; so does every added line. */
function otherItemThan(before: readonly ProposalLine[]): (line: ProposalLine) => boolean {
  const itemKey = (line: ProposalLine) =>
    line.kind === 'offer' ? `offer ${line.item?.productId} ${line.item?.variantId}` : line.kind
  const keysBefore = new Map(before.map((line) => [line.id, itemKey(line)]))
  return (line) => keysBefore.get(line.id) !== itemKey(line)
}

/** The lines for the text in the box of new items; every button adds them, so that no typed text is lost. */
async function linesToAdd(text: string, isFreeText: boolean, shop: Shop, version: number): Promise<ProposalLine[]> {
  const trimmed = text.trim()
  if (trimmed === '') return []
  const lines = isFreeText ? [] : await linesOfText(trimmed, shop, `v${version}`)
  if (lines.length > 0) return lines
  // Words that match nothing in the catalogue are free text: a service, freight, another maker's part.
  const base = { id: `v${version}-1`, asked: '', customerItem: '', note: '', quantity: 1 }
  return [{ kind: 'offer', ...base, ...asFreeText({ asked: trimmed }) }]
}
