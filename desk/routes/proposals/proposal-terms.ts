import type { PublicBrand } from '#domain/brand.ts'
import type { ProposalTerms } from '#domain/proposal/proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'

/** So many days a new proposal may be accepted. */
const validDays = 15

/** What a new proposal begins with: the brand's warranty. Payment, delivery and taxes are for a person to say. */
export function shopTerms({ warranty }: Pick<PublicBrand, 'warranty'>): ProposalTerms {
  return { payment: '', instalments: 1, delivery: '', warranty: warranty.slice(0, 300), taxes: '' }
}

/** The last day of a proposal that is made now (YYYY-MM-DD, Brasília). */
export function lastDay(now: Date): string {
  return brasiliaDay(new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000).toISOString())
}
