import type { DataRequestKind, OutsidePlace } from '#domain/desk/data-request.ts'
import type { StoredDelivery, StoredReview } from '#server/inbox/rows.ts'
import type { Actor, ListedMessage, MessageFile, Seen } from './messages.ts'

/** By what a person is found: the address in any case, the telephone however it is written. */
export interface PersonKeys {
  email: string | null
  phone: string | null
}

/** Everything that the store holds of a person. */
export interface PersonData {
  /** With notes, answers and history, oldest first. */
  messages: Omit<MessageFile, 'samePerson'>[]
  reviews: StoredReview[]
  /** What went out, or waits to go out, about those. */
  deliveries: StoredDelivery[]
  /** Messages of others whose text names the address or the telephone: to be read by a person. */
  mentions: ListedMessage[]
}

/** A request about personal data, with its clock. */
export interface DataRequest {
  id: number
  received_at: string
  kind: DataRequestKind
  /** As given while it is open, then as a mask. */
  name: string | null
  email: string | null
  phone: string | null
  /** The last day to answer. */
  due_on: string
  ticked: OutsidePlace[]
  outcome: RequestOutcome | null
  closed_at: string | null
  person: string
  version: number
}

/** What was found, and what was done with it: numbers only. */
export interface RequestOutcome {
  messages: number[]
  reviews: number[]
  /** Whether the database's files may still hold deleted bytes. */
  isOverwritten?: boolean | undefined
}

export interface NewDataRequest extends PersonKeys {
  kind: DataRequestKind
  name: string | null
  /** The day on which it came, 2026-11-24. */
  receivedOn: string
}

export type RequestWrite =
  | { kind: 'done'; request: DataRequest }
  | { kind: 'conflict'; present: DataRequest }
  /** It is closed, or names nobody any more. */
  | { kind: 'senseless'; present: DataRequest }
  | { kind: 'gone' }

/** Fields that a person may have corrected; what is undefined stays. */
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
  /** Open ones first, the next to be due before the others. */
  requests(): Promise<DataRequest[]>
  request(id: number): Promise<DataRequest | undefined>
  /** Which places outside of the site have been looked at. */
  tick(seen: Seen, places: readonly OutsidePlace[], by: Actor): Promise<RequestWrite>
  /** Out: whether the row was there in the version that was seen. The history names the fields, never what was in them. */
  correctMessage(seen: Seen, correction: MessageCorrection, by: Actor): Promise<boolean>
  correctReview(seen: Seen, correction: ReviewCorrection, by: Actor): Promise<boolean>
  /** Deletes all that `find` gives for an open request, for good, and writes that down where a restored copy finds it. */
  erase(seen: Seen, by: Actor): Promise<RequestWrite>
  /** Ends a request; what named the person becomes a mask. */
  close(seen: Seen, by: Actor): Promise<RequestWrite>
}
