import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Shop } from '#server/shop/shop.ts'

/** A sent proposal has its own letterhead. */
export type Issuer = Pick<Shop, 'letterhead' | 'colours'>

export interface ProposalDocument {
  proposal: Proposal
  /** '2026-0001 rev. B', or 'Rascunho 12'. */
  name: string
  /** Undefined for a draft. */
  sent: { day: string; person: string } | undefined
  /** 'lista': for price research and tenders, with the order, numbers and codes of the buyer's list. */
  layout: 'proposta' | 'lista'
}
