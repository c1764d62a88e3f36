import type { Generated, Kysely, Selectable } from 'kysely'
import type { CountKind } from '#domain/demand/count.ts'
import type { DataRequestKind } from '#domain/desk/data-request.ts'
import type { AnswerWay, Origin } from '#domain/desk/message-ways.ts'
import type { Turn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import type { AnswerKind } from '#domain/proposal/public-link.ts'

/**
 * The tables of the store, the same in both databases (db/sqlite/001-store.sql). Times are ISO 8601 in UTC, days
 * 2026-11-26, amounts whole cents; both databases give booleans as true and false.
 */
export interface Tables {
  contacts: ContactsTable
  product_reviews: ReviewsTable
  message_notes: ByPerson & { id: Generated<number>; contact_id: number; text: string }
  message_answers: AnswersTable
  deliveries: DeliveriesTable
  desk_acts: Act & { contact_id: number | null; review_id: number | null; batch: string }
  data_requests: RequestsTable
  desk_presence: { thing: string; person_id: number; person: string; seen_at: string }
  desk_drafts: { thing: string; person_id: number; text: string; saved_at: string }
  proposals: ProposalsTable
  proposal_numbers: { year: number; last: number }
  proposal_revisions: ByPerson & { id: Generated<number>; proposal_id: number; revision: number; content: string }
  proposal_acts: Act & { proposal_id: number }
  proposal_keys: { proposal_id: number; key: string }
  offered_prices: {
    id: Generated<number>
    proposal_id: number
    product_id: string
    /** '' for a product without variants. */
    variant_id: string
    cents: number
    at: Generated<string>
  }
  proposal_links: ByPerson & {
    id: Generated<number>
    proposal_id: number
    /** SHA-256 of the key, in hexadecimal digits. */
    key_hash: string
    /** The last day on which the link works. */
    expires_on: string
    revoked_at: string | null
  }
  proposal_answers: {
    id: Generated<number>
    proposal_id: number
    revision: number
    at: Generated<string>
    kind: AnswerKind
    contact_id: number | null
  }
  content_drafts: DraftsTable
  content_draft_files: ByPerson & {
    id: Generated<number>
    draft_id: number
    /** Below `content/`: 'products/cabo-ecg.yaml'. */
    path: string
    /** The content in `content/` on which the draft's text is based; null where no such file existed. */
    base: string | null
    /** The new content, of pictures in base64 (server/content/drafts/draft-files.ts); null deletes the file. */
    text: string | null
    /** The version that the draft had after the last write to this file; it never repeats. */
    version: number
  }
  content_draft_acts: Omit<Act, 'before'> & { draft_id: number }
  content_publications: PublicationsTable
  sheet_readings: { heading: string; choices: string; at: Generated<string>; person: string }
  demand: { day: string; kind: CountKind; key: string; times: number }
  audit: {
    id: Generated<number>
    at: Generated<string>
    /** The person, or the account of the command line. */
    operator: string
    action: string
    target: number | null
    /** What the target's number does not say: a role, a path. */
    note: string | null
  }
  health: { id: number; at: string }
}
export type TableName = keyof Tables

/** A connection to the store, or a transaction in it. */
export type Db = Kysely<Tables>

/** Who did something, with the name at that time; the id is null for an account of the command line. */
interface ByPerson {
  at: Generated<string>
  person_id: number | null
  person: string
}

/** A row of a history. */
interface Act extends ByPerson {
  id: Generated<number>
  act: string
  detail: string | null
  /** The state before, as JSON, by which the act can be undone. */
  before: string | null
  /** The version after. */
  version: number
}

type ContactsTable = Omit<Contact, 'email'> & {
  id: Generated<number>
  created_at: Generated<string>
  /** Null for messages that came without one: by telephone, over the counter, by WhatsApp. */
  email: string | null
  is_suspect: Generated<boolean>
  handled_at: string | null
  origin: Generated<Origin>
  turn: Generated<Turn>
  turn_since: Generated<string>
  /** The id of the person in charge. */
  in_charge: number | null
  remind_on: string | null
  version: Generated<number>
  search_text: string | null
  phone_key: string | null
}

type ReviewsTable = Review & {
  id: Generated<number>
  created_at: Generated<string>
  is_suspect: Generated<boolean>
  /** When it was published or refused; null: not judged yet. */
  handled_at: string | null
  approved: Generated<boolean>
  /** Why it was refused (domain/desk/abuse-signs.ts). */
  refusal: string | null
  shop_reply: string | null
  shop_replied_at: string | null
  version: Generated<number>
}

type AnswersTable = ByPerson & {
  id: Generated<number>
  contact_id: number
  way: AnswerWay
  subject: string | null
  text: string
  /** The proposal and revision whose document is attached. */
  proposal_id: number | null
  proposal_revision: number | null
}

export const channels = ['email', 'webhook', 'confirmation', 'answer'] as const
export type Channel = (typeof channels)[number]

interface DeliveriesTable {
  id: Generated<number>
  /** The key by which the receiver recognises repetitions. */
  key: Generated<string>
  channel: Channel
  contact_id: number | null
  review_id: number | null
  /** The answer to be sent to the visitor. */
  answer_id: number | null
  attempts: Generated<number>
  due_at: Generated<string>
  sent_at: string | null
  last_error: string | null
}

interface RequestsTable {
  id: Generated<number>
  received_at: Generated<string>
  kind: DataRequestKind
  /** As given while the request is open, then masked. */
  name: string | null
  email: string | null
  phone: string | null
  due_on: string
  ticked: Generated<string>
  outcome: string | null
  closed_at: string | null
  person: string
  version: Generated<number>
}

interface ProposalsTable {
  id: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  number_year: number | null
  number_sequence: number | null
  revision: Generated<number>
  state: Generated<ProposalState>
  loss: string | null
  contact_id: number | null
  in_charge: number | null
  remind_on: string | null
  /** The proposal as JSON (domain/proposal/proposal.ts); the next columns are derived from it. */
  content: string
  customer: string
  total: number
  valid_until: string
  search_text: string
  sent_at: string | null
  closed_at: string | null
  version: Generated<number>
}

interface DraftsTable {
  id: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  name: string
  owner_id: number | null
  owner: string
  /** 'publishing': its publication, or the step back from one, is under way. */
  state: Generated<'open' | 'publishing' | 'published' | 'discarded'>
  publish_at: string | null
  publish_by_id: number | null
  publish_by: string | null
  version: Generated<number>
}

interface PublicationsTable extends ByPerson {
  id: Generated<number>
  draft_id: number
  kind: 'publish' | 'back'
  ended_at: string | null
  /** 'switching': only in old rows, of publications that were interrupted. */
  state: Generated<'building' | 'switching' | 'done' | 'failed'>
  release: string | null
  release_before: string | null
  changes: string
  failure: string | null
}

/** The tables that a copy contains; a table that refers to others comes after them. */
export const copiedTables = [
  'contacts',
  'product_reviews',
  'message_notes',
  'message_answers',
  'deliveries',
  'desk_acts',
  'data_requests',
  'proposals',
  'proposal_numbers',
  'proposal_revisions',
  'proposal_acts',
  'proposal_keys',
  'offered_prices',
  'proposal_links',
  'proposal_answers',
  'content_drafts',
  'content_draft_files',
  'content_draft_acts',
  'content_publications',
  'sheet_readings',
  'demand',
  'audit',
] as const satisfies readonly TableName[]

/** A row as it is read. */
export type Row<Table extends TableName> = Selectable<Tables[Table]>

/** The person who acts at the desk. The id is null for an account made by the command line. */
export interface Actor {
  id: number | null
  name: string
}

/** A row and the version that the person saw: a write is refused if the row has changed since. */
export interface VersionRef {
  id: number
  version: number
}

/** The columns of a row of a history that name the person who acted. */
export const byPerson = ({ id, name }: Actor) => ({ at: now(), person_id: id, person: name })

/** The present time, as the store writes it. In: milliseconds to add. */
export const now = (offset = 0) => new Date(Date.now() + offset).toISOString()
