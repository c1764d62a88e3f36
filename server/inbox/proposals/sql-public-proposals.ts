import type { Dialect, Statements } from '#server/inbox/sql/dialect.ts'
import type { PublicProposals } from './public-proposals.ts'
import { answering, linkedProposal } from './public-steps.ts'

/** The public side of proposals, on the store of either kind. In: how a visitor's transaction is run there. */
export function publicProposals(dialect: Dialect, transaction: Statements['transaction']): PublicProposals {
  return {
    find: (hash, today) => transaction(() => linkedProposal(dialect, { hash, today })),
    answer: (hash, answer, today) => transaction(() => answering(dialect, { hash, today }, answer)),
  }
}
