import type { AnswerWay, Origin } from '#domain/desk/ways.ts'
import type { Deed, Turn } from '#domain/desk/turn.ts'
import type { Answer, DeskAct, Message, Note, StoredReview } from '#server/inbox/rows.ts'

/** The person who acts at the desk. The id is null for an account of the command line. */
export interface Actor {
  id: number | null
  name: string
}

/** A row in the version that somebody saw: a write is refused when the row has changed since. */
export interface Seen {
  id: number
  version: number
}

/** The filters of a list of messages; undefined filters nothing. */
export interface MessageQuery {
  /** The turn as of today: a message that waits for the customer counts as ours from the day of its reminder. */
  turn?: Turn | undefined
  /** A person's id, or nobody. */
  inCharge?: number | 'nobody' | undefined
  origin?: Origin | undefined
  subject?: string | undefined
  /** Messages that wait for the shop since before this time (ISO 8601), and so are late. */
  lateSince?: string | undefined
  /** Messages that are not closed and whose reminder has come. */
  isReminded?: boolean | undefined
  /** Terms from domain/desk/search-terms.ts; all must be found. */
  terms?: readonly string[] | undefined
  /** By waiting time, longest first, or by arrival, newest first. */
  order: 'longest-waiting' | 'newest'
  /** From 1. */
  page: number
  perPage: number
  /** Today in Brasília: 2026-11-24. */
  today: string
}

/** A message in a list: only the beginning of its text. */
export type ListedMessage = Omit<Message, 'message'> & { beginning: string }

export interface MessagePage {
  rows: ListedMessage[]
  /** The number of messages on all pages. */
  total: number
}

/** The number of messages with each turn, as of today. */
export type MessageCounts = Record<Turn, number> & {
  late: number
  reminded: number
  /** The highest id, by which a page notices new messages. */
  newest: number
}

/** The delivery of an answer sent by the site's mail server; undefined where a person sent it. */
export interface AnswerDelivery {
  state: 'waiting' | 'sent' | 'failing' | 'given-up'
  attempts: number
  due_at: string
  sent_at: string | null
  last_error: string | null
}

/** A message with everything that belongs to it. */
export interface MessageFile {
  message: Message
  notes: Note[]
  answers: (Answer & { delivery: AnswerDelivery | undefined })[]
  /** Oldest first. */
  history: DeskAct[]
  /**
   * Other messages with the same e-mail address or telephone, and reviews with the same address; newest first, at most
   * 50 of each.
   */
  samePerson: { messages: ListedMessage[]; reviews: StoredReview[] }
}

/** A change, for one message or for several at once. */
export type MessageChange =
  | { kind: 'deed'; deed: Exclude<Deed, 'answer'> }
  /** The id of the person who takes charge; null for nobody. */
  | { kind: 'in-charge'; person: number | null; name: string | null }
  /** The day of the reminder, 2026-11-26; null removes it. */
  | { kind: 'remind'; day: string | null }

/** The result of a write: done, or refused with the present state. */
export type Outcome =
  | { kind: 'done'; version: number; batch: string }
  | { kind: 'conflict'; present: MessageFile }
  /** The message's turn does not allow the change, or an e-mail has no address to go to. */
  | { kind: 'senseless'; present: MessageFile }
  | { kind: 'gone' }

export interface BulkOutcome {
  done: Seen[]
  /** Ids of messages that were changed meanwhile, are gone, or whose turn does not allow the change. */
  refused: number[]
  /** The id by which the batch can be undone; undefined when nothing was changed. */
  batch: string | undefined
}

export interface NewAnswer {
  way: AnswerWay
  subject: string | null
  text: string
  /**
   * The proposal's document to be attached: which revision of which proposal. The address is the one in the proposal.
   */
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

/** The messages for the desk. Every write names the person who acts, and adds a row to the history. */
export interface Messages {
  list(query: MessageQuery): Promise<MessagePage>
  counts(when: { today: string; lateSince: string | undefined }): Promise<MessageCounts>
  file(id: number): Promise<MessageFile | undefined>
  /** Messages with a higher id, oldest first; at most 50. */
  arrivedAfter(id: number): Promise<ListedMessage[]>
  change(seen: Seen, change: MessageChange, by: Actor): Promise<Outcome>
  changeAll(seen: readonly Seen[], change: MessageChange, by: Actor): Promise<BulkOutcome>
  /** Undoes a batch for the messages that were not changed since. */
  undo(batch: string, by: Actor): Promise<BulkOutcome>
  /** Stores an answer with the message; one sent by SMTP is put into the outbox in the same transaction. */
  answer(seen: Seen, answer: NewAnswer, by: Actor): Promise<Outcome>
  /** Adds a note. It needs no version, because it overwrites nothing. Out: whether the message exists. */
  note(id: number, text: string, by: Actor): Promise<boolean>
  /** Adds a message that did not come through the site: by telephone, say. Out: its id. Throws RowRefused. */
  add(message: NewMessage, by: Actor): Promise<number>
  /** All messages that a query finds, with whole texts, for a spreadsheet; the page is ignored. */
  all(query: MessageQuery): Promise<Message[]>
}
