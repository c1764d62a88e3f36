import type { Dialect, Statements } from '#server/inbox/sql/dialect.ts'
import type { PublicProposals } from './public-proposals.ts'
import { customerAnswerSteps, linkedProposal } from './public-steps.ts'

/** The public interface to proposals, on either kind of store. In: the store's transactions for visitors. */
export function publicProposals(dialect: Dialect, transaction: Statements['transaction']): PublicProposals {
  return {
    find: (hash, today) => transaction(() => linkedProposal(dialect, { hash, today })),
    answer: (hash, answer, today) => transaction(() => customerAnswerSteps(dialect, { hash, today }, answer)),
  }
}
