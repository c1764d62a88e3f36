import type { PublicBrand } from '#domain/brand.ts'
import type { OfferLine } from '#domain/proposal/proposal-line.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Colours } from '#domain/shop/colours.ts'

/** What a document tells of the shop. */
export interface DocumentShop {
  brand: Pick<PublicBrand, 'name' | 'legalLine' | 'cnpj' | 'address' | 'phone' | 'offers'> & {
    email: Pick<PublicBrand['email'], 'sales'>
  }
  colours: Colours
  /** Where the logo is; undefined: the name alone. */
  logo: { src: string; width: number; height: number } | undefined
  pictureOf: (line: OfferLine) => string | undefined
}

/** A proposal as one layout shows it. */
export interface ShownDocument {
  proposal: Proposal
  /** '2026-0001 rev. B', or 'Rascunho 12'. */
  name: string
  /** The day on which it went out, and who sent it; undefined for a draft. */
  sent: { day: string; person: string } | undefined
  /** 'lista': for price research and tenders, in the order and by the numbers and codes of the buyer's list. */
  layout: 'proposta' | 'lista'
}
