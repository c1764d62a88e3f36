import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { Letterhead, Proposal } from '#domain/proposal/proposal.ts'
import type { Colours } from '#domain/shop/colours.ts'

/** The shop's facts in a document. */
export interface Issuer {
  letterhead: Letterhead
  colours: Colours
  /** The logo; undefined shows the name only. */
  logo: { src: string; width: number; height: number } | undefined
  /** The address of a line's picture. */
  pictureOf: (line: OfferLine) => string | undefined
}

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
