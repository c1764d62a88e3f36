import * as v from 'valibot'
import { dayText } from '#domain/text/text-schemas.ts'
import { customerSchema, emptyCustomer } from './customer.ts'
import { discountSchema } from './discount.ts'
import { mostCents } from './money.ts'
import { proposalLineSchema } from './proposal-line.ts'

/** So many lines fit a proposal: a whole tender's annex. */
export const mostProposalLines = 300

/** Who pays for the way, and how much. */
export const freightSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('included') }),
  v.strictObject({ kind: v.literal('customer') }),
  v.strictObject({
    kind: v.literal('charged'),
    cents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCents)),
  }),
])
export type Freight = v.InferOutput<typeof freightSchema>

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

/** What a proposal says: everything that a revision may change. Number, state and dates of what was done stand beside it in the store. */
export const proposalSchema = v.strictObject({
  customer: customerSchema,
  lines: v.pipe(v.array(proposalLineSchema), v.maxLength(mostProposalLines)),
  discount: v.optional(discountSchema),
  freight: freightSchema,
  /** The last day on which the customer may accept. */
  validUntil: dayText,
  payment: text(300),
  /** 1 for payment at once. */
  instalments: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36)),
  delivery: text(120),
  warranty: text(300),
  taxes: text(300),
  remarks: text(2000),
})
export type Proposal = v.InferOutput<typeof proposalSchema>

/** What a shop's proposals begin with: its terms of sale. */
export type ProposalTerms = Pick<Proposal, 'payment' | 'instalments' | 'delivery' | 'warranty' | 'taxes'>

/** A proposal without a line, for nobody yet. In: the shop's terms and the last day on which it may be accepted. */
export function emptyProposal(terms: ProposalTerms, validUntil: string): Proposal {
  return { customer: emptyCustomer, lines: [], freight: { kind: 'customer' }, validUntil, remarks: '', ...terms }
}
