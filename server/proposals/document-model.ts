import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Shop } from '#server/shop/shop.ts'

/** What a document takes of the shop as it is; of a sent proposal the letterhead is its own. */
export type Issuer = Pick<Shop, 'letterhead' | 'colours'>

/** A proposal in one of its layouts. */
export interface ProposalDocument {
  proposal: Proposal
  /** '2026-0001 rev. B', or 'Rascunho 12'. */
  name: string
  /** The day on which it was sent, and by whom; undefined for a draft. */
  sent: { day: string; person: string } | undefined
  /**
   * 'proposta': in the shop's order, with pictures. 'lista': for price research and tenders, in the order and with the
   * numbers and codes of the buyer's list.
   */
  layout: 'proposta' | 'lista'
}
