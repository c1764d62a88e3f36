import type { ReadProposal } from '#domain/proposal/form/read-typed-proposal.ts'
import { asFreeText } from '#domain/proposal/form/read-typed-line.ts'
import { rearranged, settleLines } from '#domain/proposal/form/settle-lines.ts'
import { priceLines } from '#domain/proposal/price-lines.ts'
import type { ProposalLine } from '#domain/proposal/proposal-line.ts'
import { maximumProposalLines, type Proposal } from '#domain/proposal/proposal.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions } from '#desk/routes/desk-routes.ts'
import type { FormAct } from './form-act.ts'
import { knownPrices } from './known-prices.ts'
import { linesAsked } from './lines-asked.ts'
import { proposalShop, type ProposalShop } from './proposal-shop.ts'

interface Acting {
  read: Extract<ReadProposal, { kind: 'read' }>
  act: FormAct
  /** The text in the box for further items. */
  added: string
  /** The version that was seen. It is part of the ids of added lines, so that no line ever gets another one's id. */
  version: number
}

/**
 * The proposal after a button of its form, with prices for settled and added lines, and the anchor of the page to show.
 */
export async function afterAct(
  { store, shop }: Pick<RouteOptions, 'store' | 'shop'>,
  { read: { proposal, choices }, act, added, version }: Acting,
): Promise<{ proposal: Proposal; anchor: string }> {
  const present = proposalShop(await shop())
  const settled = settleLines(proposal.lines, choices, present)
  const more = await linesAdded(added, { isFree: act.kind === 'free', shop: present, version })
  const lines = isLineAct(act) ? rearranged(settled, act) : settled
  const all = [...lines, ...more]
  if (all.length > maximumProposalLines)
    throw new Refusal('too-many', 413, `Uma proposta tem até ${maximumProposalLines} itens.`)
  const isNew = changedFrom(proposal.lines)
  const fresh = all.filter(isNew)
  const prices = await knownPrices({ proposals: store.proposals, shop: present }, fresh, proposal.customer)
  // A price that somebody removed stays empty: only new lines start with a known price.
  const priced = all.map((line) => (isNew(line) ? (priceLines([line], prices)[0] ?? line) : line))
  return { proposal: { ...proposal, lines: priced }, anchor: anchorOf(act, more) }
}

function changedFrom(before: readonly ProposalLine[]): (line: ProposalLine) => boolean {
  const kinds = new Map(before.map((line) => [line.id, line.kind]))
  return (line) => kinds.get(line.id) !== line.kind
}

/** Every button adds the text in the box, so that no typed text is lost. */
async function linesAdded(
  text: string,
  { isFree, shop, version }: { isFree: boolean; shop: ProposalShop; version: number },
): Promise<ProposalLine[]> {
  const idOf = (place: number) => `v${version}-${place + 1}`
  const written = text.trim()
  if (written === '') return []
  const free = (): ProposalLine[] => [
    {
      kind: 'offer',
      id: idOf(0),
      asked: '',
      customerItem: '',
      note: '',
      quantity: 1,
      ...asFreeText({ asked: written }),
    },
  ]
  if (isFree) return free()
  const lines = await linesAsked(written, shop, idOf)
  // Words that match nothing in the catalogue are free text: a service, freight, another maker's part.
  return lines.length > 0 ? lines : free()
}

function isLineAct(act: FormAct): act is Extract<FormAct, { id: string }> {
  return 'id' in act
}

function anchorOf(act: FormAct, more: readonly ProposalLine[]): string {
  const [first] = more
  if (first) return `linha-${first.id}`
  if (act.kind === 'remove') return 'itens'
  return isLineAct(act) ? `linha-${act.id}` : ''
}
