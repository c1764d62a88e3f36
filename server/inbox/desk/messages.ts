import type { AnswerWay, Origin } from '#domain/desk/ways.ts'
import type { Deed, Turn } from '#domain/desk/turn.ts'
import type { Answer, DeskAct, Message, Note, StoredReview } from '#server/inbox/rows.ts'

/** Who acts at the desk. The number is null for an account of the command line. */
export interface Actor {
  id: number | null
  name: string
}

/** A row as somebody saw it: a write on it is refused when another one came first. */
export interface Seen {
  id: number
  version: number
}

/** Which messages are wished. What is undefined does not matter. */
export interface MessageQuery {
  /** A turn as it is today: what waits for the customer and is reminded of today counts as ours. */
  turn?: Turn | undefined
  /** A person's number, or nobody. */
  inCharge?: number | 'nobody' | undefined
  origin?: Origin | undefined
  subject?: string | undefined
  /** Ours, and since before this moment (ISO 8601): past the promise. */
  lateSince?: string | undefined
  /** Those whose reminder has come. */
  isReminded?: boolean | undefined
  /** What domain/desk/search-terms.ts made of a text: all of them have to be found. */
  terms?: readonly string[] | undefined
  /** By the time of the turn, the longest waiting first, or by arrival, the newest first. */
  order: 'longest-waiting' | 'newest'
  /** From 1. */
  page: number
  perPage: number
  /** The day, by Brasília's calendar: 2026-11-24. */
  today: string
}

/** A message as a line of a list: the text is cut. */
export type ListedMessage = Omit<Message, 'message'> & { beginning: string }

export interface MessagePage {
  rows: ListedMessage[]
  /** Of all pages. */
  total: number
}

/** How many messages there are of each turn, as it is today. */
export type MessageCounts = Record<Turn, number> & {
  late: number
  reminded: number
  /** The highest number: by it a page sees that something has arrived. */
  newest: number
}

/** How an answer by the site's mail server fares; undefined where a person sent it. */
export interface AnswerDelivery {
  state: 'waiting' | 'sent' | 'failing' | 'given-up'
  attempts: number
  due_at: string
  sent_at: string | null
  last_error: string | null
}

/** Everything of one message. */
export interface MessageFile {
  message: Message
  notes: Note[]
  answers: (Answer & { delivery: AnswerDelivery | undefined })[]
  /** Oldest first. */
  history: DeskAct[]
  /** Others of the same e-mail address or telephone, newest first; at most 50. */
  samePerson: { messages: ListedMessage[]; reviews: StoredReview[] }
}

/** One change, for one message or for many at once. */
export type MessageChange =
  | { kind: 'deed'; deed: Exclude<Deed, 'answer'> }
  /** A person's number; null: nobody. */
  | { kind: 'in-charge'; person: number | null; name: string | null }
  /** A day, 2026-11-26; null: none. */
  | { kind: 'remind'; day: string | null }

/** What became of a write: done, or refused with what is there now. */
export type Outcome =
  | { kind: 'done'; version: number; batch: string }
  | { kind: 'conflict'; present: MessageFile }
  /** The turn does not allow it: spam is not answered. */
  | { kind: 'senseless'; present: MessageFile }
  | { kind: 'gone' }

export interface BulkOutcome {
  done: Seen[]
  /** Changed by another in the meantime, gone, or not in a turn that allows it. */
  refused: number[]
  /** By which it is undone; undefined when nothing was done. */
  batch: string | undefined
}

export interface NewAnswer {
  way: AnswerWay
  subject: string | null
  text: string
  /** The document that goes along: which revision of which proposal. Whom it goes to stands in it. */
  document?: { proposalId: number; revision: number }
}

export interface NewMessage {
  origin: Exclude<Origin, 'site'>
  name: string
  company: string | null
  email: string | null
  phone: string | null
  subject: string
  message: string
}

/** The messages as the desk works with them. Every write names who acts, and leaves a row in the history. */
export interface Messages {
  list(query: MessageQuery): Promise<MessagePage>
  counts(when: { today: string; lateSince: string | undefined }): Promise<MessageCounts>
  file(id: number): Promise<MessageFile | undefined>
  /** What has arrived after a number, oldest first; at most 50. */
  arrivedAfter(id: number): Promise<ListedMessage[]>
  change(seen: Seen, change: MessageChange, by: Actor): Promise<Outcome>
  changeAll(seen: readonly Seen[], change: MessageChange, by: Actor): Promise<BulkOutcome>
  /** Takes back what a batch did, where nothing was done since. */
  undo(batch: string, by: Actor): Promise<BulkOutcome>
  /** Keeps the text with the message; by SMTP it is put into the outbox in the same transaction. */
  answer(seen: Seen, answer: NewAnswer, by: Actor): Promise<Outcome>
  /** Adds to what is there and overwrites nothing: it needs no version. Out: whether there is such a message. */
  note(id: number, text: string, by: Actor): Promise<boolean>
  /** A message that came by telephone or over the counter. Out: its number. Throws RowRefused. */
  add(message: NewMessage, by: Actor): Promise<number>
  /** All that a query finds, whole, for a table; pages do not matter. */
  all(query: MessageQuery): Promise<Message[]>
}
