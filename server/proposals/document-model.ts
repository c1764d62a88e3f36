import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Shop } from '#server/shop/shop.ts'

/** What a document shows of the shop as it is; a sent proposal has its own letterhead. */
export type Issuer = Pick<Shop, 'letterhead' | 'colours'>

export interface ProposalDocument {
  proposal: Proposal
  /** The proposal's name: '2026-0001 rev. B', or 'Rascunho 12'. */
  name: string
  /** The day of sending, and who sent it; undefined for a draft. */
  sent: { day: string; person: string } | undefined
  /** The layout; 'lista' is for tenders, with the order, numbers and codes of the buyer's list. */
  layout: 'proposta' | 'lista'
}
