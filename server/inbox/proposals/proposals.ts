import type { Cents } from '#domain/proposal/money.ts'
import type { OfferedPrice } from '#domain/proposal/price-source.ts'
import type { NotCarried } from '#domain/proposal/not-carried.ts'
import type { AnswerKind } from '#domain/proposal/public/link-answer.ts'
import type { ProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { LossReason, ProposalAct, ProposalState } from '#domain/proposal/proposal-state.ts'
import type { Proposal } from '#domain/proposal/proposal.ts'
import type { Actor, Seen } from '#server/inbox/desk/messages.ts'

/** A proposal as a line of a list. Days are 2026-11-24, moments ISO 8601. */
export interface ListedProposal {
  id: number
  /** Undefined until it goes out. */
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

/** Which proposals are wished. What is undefined does not matter. */
export interface ProposalQuery {
  state?: ProposalState | undefined
  /** Sent, not answered, and past its last day. */
  isExpired?: boolean | undefined
  /** To be looked at today: a reminder has come, or an offer that nobody answered ends by `endsBy`. */
  isDue?: { endsBy: string } | undefined
  /** The month of Brasília's calendar, 2026-11, in which it was begun, sent or closed. */
  month?: { of: 'begun' | 'sent' | 'closed'; month: string } | undefined
  /** The message that asked for it, or that came of its link. */
  contactId?: number | undefined
  number?: ProposalNumber | undefined
  /** What domain/desk/search-terms.ts made of a text: all of them have to be found. */
  terms?: readonly string[] | undefined
  /** From 1. */
  page: number
  perPage: number
  today: string
}

/** A proposal as it went out. */
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

/** What a person writes above the document. */
export interface ProposalLetter {
  subject: string
  text: string
}

/** A link by which its customer opens a proposal; the key itself is kept nowhere. */
export interface ProposalLink {
  id: number
  at: string
  person: string
  /** The last day on which it opens. */
  expiresOn: string
  revokedAt: string | null
}

/** What the customer said at a link. */
export interface ProposalAnswer {
  kind: AnswerKind
  at: string
  revision: number
  /** The message with the words; null where it was deleted. */
  contactId: number | null
}

/** Everything of one proposal. */
export interface ProposalFile {
  proposal: ListedProposal
  content: Proposal
  /** Oldest first. */
  revisions: SentRevision[]
  /** Oldest first. */
  history: ProposalDeed[]
  /** Oldest first, as the answers. */
  links: ProposalLink[]
  answers: ProposalAnswer[]
}

/** What became of a write: done, or refused with what is there now. */
export type ProposalOutcome =
  | { kind: 'done'; version: number }
  | { kind: 'conflict'; present: ProposalFile }
  /** The state does not allow it: what went out is changed by a revision alone. */
  | { kind: 'senseless'; present: ProposalFile }
  | { kind: 'gone' }

/** A product or one of its variants. */
export interface PricedItem {
  productId: string
  variantId?: string | undefined
}

/** The last prices of an item. */
export interface LastPrices {
  toCustomer: OfferedPrice | undefined
  toAnyone: OfferedPrice | undefined
}

/** How many proposals of a month (2026-11) went where, and what they were worth. */
export interface ProposalMonth {
  month: string
  /** Begun, for the first time sent, and ended in it: not the same ones. */
  begun: number
  sent: number
  /** From the message, or the first draft, until it went out: the middle one; undefined where none did. */
  hoursToSend: number | undefined
  accepted: number
  lost: number
  /** Cents of what was accepted. */
  acceptedTotal: Cents
}

/** The proposals as the desk works with them. Every write names who acts, and leaves a row in the history. */
export interface Proposals {
  list(query: ProposalQuery): Promise<{ rows: ListedProposal[]; total: number }>
  file(id: number): Promise<ProposalFile | undefined>
  /** Out: its number in the store; the one that the customer sees comes when it goes out. */
  make(content: Proposal, from: { contactId: number | null }, by: Actor): Promise<number>
  /** Only while it is a draft. */
  save(seen: Seen, content: Proposal, by: Actor): Promise<ProposalOutcome>
  /** Sends, loses, accepts … (domain/proposal/proposal-state.ts). Going out gives it its number and keeps what went out. */
  act(seen: Seen, act: { kind: ProposalAct; loss?: LossReason | undefined }, by: Actor): Promise<ProposalOutcome>
  /** To look again on a day, or not any more. */
  remind(seen: Seen, day: string | null, by: Actor): Promise<ProposalOutcome>
  /** By the site's mail server, with the document of what went out last, to the customer's address. */
  mail(seen: Seen, letter: ProposalLetter, by: Actor): Promise<ProposalOutcome>
  /** A link to what went out, until a day. Out: its key, which nobody learns a second time; undefined where nothing went out. */
  makeLink(id: number, expiresOn: string, by: Actor): Promise<string | undefined>
  /** Out: whether there was such a link that still opened. */
  revokeLink(id: number, linkId: number, by: Actor): Promise<boolean>
  /** Back to what it was before the last change of its content; only while it is a draft. */
  undo(seen: Seen, by: Actor): Promise<ProposalOutcome>
  /** The last prices that items went out at; a customer's keys are those of domain/proposal/customer.ts. In the order of the items. */
  pricesOf(items: readonly PricedItem[], customerKeys: readonly string[]): Promise<LastPrices[]>
  /** Customers of the last proposals whose institution, CNPJ, e-mail or telephone a text names; at most 20. */
  customersLike(terms: readonly string[]): Promise<Proposal['customer'][]>
  /** The last twelve months, the newest first. */
  months(): Promise<ProposalMonth[]>
  /** What was asked for within a year and declined, most often first; at most 50. */
  notCarried(): Promise<NotCarried[]>
}
