import type { AnswerKind } from '#domain/proposal/public/link-answer.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

/** A proposal as shown at its link. */
export interface LinkedProposal {
  /** '2026-0001 rev. B'. */
  name: string
  /** The day on which it was sent, 2026-11-24, and by whom. */
  day: string
  person: string
  /** Only what the document shows (domain/proposal/public/shown-proposal.ts). */
  content: Proposal
  /** Whether the customer can still answer: not if it is lost, accepted at the desk, being revised, or past its day. */
  isOpen: boolean
  /** The customer's answers to this revision, oldest first; times are ISO 8601. */
  answers: { kind: AnswerKind; at: string }[]
}

export interface NewLinkAnswer {
  /** The name of the revision that the customer has read, '2026-0001 rev. B'. */
  read: string
  kind: AnswerKind
  text: string
  /** Whether the answer looks automatic. It is then stored and marked, and does not change the proposal. */
  isSuspect: boolean
}

/**
 * The public interface to proposals: reads the one that a key opens, and answers it. Keys are passed as their SHA-256,
 * days as YYYY-MM-DD in Brasília. An unknown, a revoked and an expired key all open nothing, without a difference.
 */
export interface PublicProposals {
  find(keyHash: string, today: string): Promise<LinkedProposal | undefined>
  /**
   * Out: false when the same answer came before and is not stored again; undefined where there is nothing to answer, or
   * another revision was sent since.
   */
  answer(keyHash: string, answer: NewLinkAnswer, today: string): Promise<boolean | undefined>
}
