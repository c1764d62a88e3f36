import type { DataRequestKind, OutsidePlace } from '#domain/desk/data-request.ts'
import type { StoredProposal } from '#server/inbox/proposal-rows.ts'
import type { StoredDelivery, StoredReview } from '#server/inbox/rows.ts'
import type { Actor, ListedMessage, MessageFile, Seen } from './messages.ts'

/** The keys by which a person is found: the address in any case, the telephone in any notation. */
export interface PersonKeys {
  email: string | null
  phone: string | null
}

/** Everything that the store contains about a person. */
export interface PersonData {
  /** With notes, answers and history, oldest first. */
  messages: Omit<MessageFile, 'samePerson'>[]
  reviews: StoredReview[]
  /** The deliveries about these messages and reviews, sent or waiting. */
  deliveries: StoredDelivery[]
  /** Other persons' messages that mention the address or the telephone; a person has to read them. */
  mentions: ListedMessage[]
  /**
   * Proposals that belong to the person's messages, or that mention the person. They are kept as long as the law
   * requires of sales documents, and deleted by hand.
   */
  proposals: Pick<StoredProposal, 'id' | 'customer' | 'state' | 'sent_at'>[]
}

/** A request about personal data, with its deadline. */
export interface DataRequest {
  id: number
  received_at: string
  kind: DataRequestKind
  /** As given while the request is open, then masked. */
  name: string | null
  email: string | null
  phone: string | null
  /** The deadline. */
  due_on: string
  ticked: OutsidePlace[]
  outcome: RequestOutcome | null
  closed_at: string | null
  person: string
  version: number
}

/** The rows that were deleted for a request, by their ids alone. */
export interface RequestOutcome {
  messages: number[]
  reviews: number[]
  /** Whether the database has overwritten the deleted bytes. */
  isOverwritten?: boolean | undefined
}

export interface NewDataRequest extends PersonKeys {
  kind: DataRequestKind
  name: string | null
  /** The day on which it arrived, 2026-11-24. */
  receivedOn: string
}

export type RequestWrite =
  | { kind: 'done'; request: DataRequest }
  | { kind: 'conflict'; present: DataRequest }
  /** The request is closed already. */
  | { kind: 'senseless'; present: DataRequest }
  | { kind: 'gone' }

/** Fields that a person may have corrected; a field that is undefined stays as it is. */
export interface MessageCorrection {
  name?: string
  company?: string | null
  email?: string
  phone?: string | null
}
export interface ReviewCorrection {
  customer_name?: string
  customer_email?: string | null
}

/** Requests under LGPD, arts. 18 and 19. */
export interface PersonalData {
  find(keys: PersonKeys): Promise<PersonData>
  open(request: NewDataRequest, by: Actor): Promise<DataRequest>
  /** Open requests first, by deadline. */
  requests(): Promise<DataRequest[]>
  request(id: number): Promise<DataRequest | undefined>
  /** Records which places outside the site were checked. */
  tick(seen: Seen, places: readonly OutsidePlace[], by: Actor): Promise<RequestWrite>
  /**
   * Corrects a row. Out: whether it existed in the version that was seen. The history names the fields, never their
   * content.
   */
  correctMessage(seen: Seen, correction: MessageCorrection, by: Actor): Promise<boolean>
  correctReview(seen: Seen, correction: ReviewCorrection, by: Actor): Promise<boolean>
  /**
   * Permanently deletes the messages and reviews that `find` gives for an open request, with all that belongs to them,
   * and records the deletion for restored copies. Mentions and proposals stay.
   */
  erase(seen: Seen, by: Actor): Promise<RequestWrite>
  /** Closes a request and masks the person's name, address and number. */
  close(seen: Seen, by: Actor): Promise<RequestWrite>
}
