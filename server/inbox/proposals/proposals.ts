import type { Cents } from '#domain/money.ts'
import type { OfferedPrice } from '#domain/proposal/price-source.ts'
import type { NotCarried } from '#domain/proposal/not-carried.ts'
import type { AnswerKind } from '#domain/proposal/public/link-answer.ts'
import type { ProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { LossReason, ProposalAct, ProposalState } from '#domain/proposal/proposal-state.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'

/** A proposal in a list. Days are written 2026-11-24, times in ISO 8601. */
export interface ListedProposal {
  id: number
  /** Undefined until it is sent. */
  number: ProposalNumber | undefined
  /** From 1. */
  revision: number
  state: ProposalState
  loss: string | null
  customer: string
  total: Cents
  validUntil: string
  contactId: number | null
  inCharge: number | null
  remindOn: string | null
  updatedAt: string
  version: number
}

/** The filters of a list of proposals; undefined filters nothing. */
export interface ProposalQuery {
  state?: ProposalState | undefined
  /** Proposals that were sent, are neither accepted nor lost nor being revised, and are past their last day. */
  isExpired?: boolean | undefined
  /** Proposals to be looked at today: not yet accepted or lost, and their reminder has come or they end by `endsBy`. */
  isDue?: { endsBy: string } | undefined
  /** The month of Brasília's calendar, 2026-11, in which a proposal was begun, sent or closed. */
  month?: { of: 'begun' | 'sent' | 'closed'; month: string } | undefined
  /** The message that asked for a proposal, or the answer that came through its link. */
  contactId?: number | undefined
  number?: ProposalNumber | undefined
  /** Terms from domain/desk/search-terms.ts; all must be found. */
  terms?: readonly string[] | undefined
  /** From 1. */
  page: number
  perPage: number
  today: string
}

/** A proposal as it was sent. */
export interface SentRevision {
  revision: number
  at: string
  person: string
  content: Proposal
}

export interface ProposalDeed {
  at: string
  person: string
  act: string
  detail: string | null
}

/** The text that a person writes above the document. */
export interface ProposalLetter {
  subject: string
  text: string
}

/** A link at which the customer opens a proposal; the key itself is not stored. */
export interface ProposalLink {
  id: number
  at: string
  person: string
  /** The last day on which it works. */
  expiresOn: string
  revokedAt: string | null
}

/** The customer's answer at a link. */
export interface ProposalAnswer {
  kind: AnswerKind
  at: string
  revision: number
  /** The message with its text; null where it was deleted. */
  contactId: number | null
}

/** A proposal with everything that belongs to it. */
export interface ProposalFile {
  proposal: ListedProposal
  content: Proposal
  /** Oldest first. */
  revisions: SentRevision[]
  /** Oldest first. */
  history: ProposalDeed[]
  /** Oldest first, like the answers. */
  links: ProposalLink[]
  answers: ProposalAnswer[]
}

/** The result of a write: done, or refused with the present state. */
export type ProposalOutcome =
  | { kind: 'done'; version: number }
  | { kind: 'conflict'; present: ProposalFile }
  /** The proposal's state does not allow the write: a sent proposal is changed only by a revision. */
  | { kind: 'senseless'; present: ProposalFile }
  | { kind: 'gone' }

/** A product or one of its variants. */
export interface PricedItem {
  productId: string
  variantId?: string | undefined
}

/** The last prices of an item: to the customer in question, and to any other. */
export interface LastPrices {
  toCustomer: OfferedPrice | undefined
  toAnyone: OfferedPrice | undefined
}

/** Numbers and values of the proposals of a month (2026-11). */
export interface ProposalMonth {
  month: string
  /** Proposals begun, first sent, accepted and lost in the month; not necessarily the same ones. */
  begun: number
  sent: number
  /** Median hours from the message or the first draft, whichever is earlier, to sending; undefined where none was sent. */
  hoursToSend: number | undefined
  accepted: number
  lost: number
  /** Cents of the accepted proposals. */
  acceptedTotal: Cents
}

/** The proposals for the desk. Every write names the person who acts, and adds a row to the history. */
export interface Proposals {
  list(query: ProposalQuery): Promise<{ rows: ListedProposal[]; total: number }>
  file(id: number): Promise<ProposalFile | undefined>
  /** Makes a draft. Out: its id; the number for the customer is given when the proposal is sent. */
  make(content: Proposal, from: { contactId: number | null }, by: Actor): Promise<number>
  /** Saves a draft. */
  save(seen: Seen, content: Proposal, by: Actor): Promise<ProposalOutcome>
  /**
   * Carries out an act: sends, loses, accepts … (domain/proposal/proposal-state.ts). Sending gives the proposal a
   * number and stores the sent revision.
   */
  act(seen: Seen, act: { kind: ProposalAct; loss?: LossReason | undefined }, by: Actor): Promise<ProposalOutcome>
  /** Sets a reminder, or removes it. */
  remind(seen: Seen, day: string | null, by: Actor): Promise<ProposalOutcome>
  /** Sends the last sent revision by the site's mail server to the customer's address. */
  mail(seen: Seen, letter: ProposalLetter, by: Actor): Promise<ProposalOutcome>
  /**
   * Makes a link to the last sent revision, valid until a day. Out: its key, which is shown only once; undefined if
   * nothing was sent.
   */
  makeLink(id: number, expiresOn: string, by: Actor): Promise<string | undefined>
  /** Out: whether the link existed and was not revoked before. */
  revokeLink(id: number, linkId: number, by: Actor): Promise<boolean>
  /** Undoes the last change of a draft's content. */
  undo(seen: Seen, by: Actor): Promise<ProposalOutcome>
  /**
   * The last prices at which items were sent; the customer's keys are those of domain/proposal/customer/customer.ts. In
   * the order of the items.
   */
  pricesOf(items: readonly PricedItem[], customerKeys: readonly string[]): Promise<LastPrices[]>
  /** Customers of the newest proposals whose search text, which has items too, contains all terms; at most 20. */
  customersLike(terms: readonly string[]): Promise<Proposal['customer'][]>
  /** The last twelve months that have any proposal, the newest first. */
  months(): Promise<ProposalMonth[]>
  /** What was requested and declined within a year, most often first; at most 50. */
  notCarried(): Promise<NotCarried[]>
}
