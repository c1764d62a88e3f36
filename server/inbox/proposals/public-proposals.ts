import type { AnswerKind } from '#domain/proposal/public/link-answer.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'

/** A proposal as its link shows it. */
export interface LinkedProposal {
  /** '2026-0001 rev. B'. */
  name: string
  /** The day on which it went out, 2026-11-24, and who sent it. */
  day: string
  person: string
  /** What the document shows, and nothing else (domain/proposal/public/shown-proposal.ts). */
  content: Proposal
  /** What the customer may still do: nothing once it is lost, accepted at the desk, or past its last day. */
  isOpen: boolean
  /** What the customer has answered to this revision, oldest first; moments are ISO 8601. */
  answers: { kind: AnswerKind; at: string }[]
}

export interface NewLinkAnswer {
  kind: AnswerKind
  text: string
  /** It looks like a program's: stored and marked, and changes nothing of the proposal. */
  isSuspect: boolean
}

/**
 * What the public may do with proposals: read the one that a key opens, and answer to it. Keys come as their SHA-256, days as
 * YYYY-MM-DD by Brasília's calendar. A key that is unknown, revoked or expired opens nothing, and none of these is told apart.
 */
export interface PublicProposals {
  find(keyHash: string, today: string): Promise<LinkedProposal | undefined>
  /** Out: false when the same answer came before and stands for this one too; undefined where there is nothing to answer to. */
  answer(keyHash: string, answer: NewLinkAnswer, today: string): Promise<boolean | undefined>
}
