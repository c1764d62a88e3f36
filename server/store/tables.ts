import type { Generated, Kysely, Selectable } from 'kysely'
import type { CountKind } from '#domain/demand/count.ts'
import type { DataRequestKind } from '#domain/desk/data-request.ts'
import type { AnswerWay, Origin } from '#domain/desk/message-ways.ts'
import type { Turn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import type { AnswerKind } from '#domain/proposal/public-link.ts'

/** The same in both databases. Times are ISO 8601 in UTC, days 2026-11-26, amounts whole cents. */
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
    /** SHA-256, hexadecimal. */
    key_hash: string
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
    /** What the draft's text is based on; null for no file. */
    base: string | null
    /** Pictures in base64 (server/content/drafts/draft-files.ts); null deletes the file. */
    text: string | null
    /** Of the draft after the last write to this file; it never repeats. */
    version: number
  }
  content_draft_acts: Omit<Act, 'before'> & { draft_id: number }
  content_publications: PublicationsTable
  sheet_readings: { heading: string; choices: string; at: Generated<string>; person: string }
  demand: { day: string; kind: CountKind; key: string; times: number }
  audit: {
    id: Generated<number>
    at: Generated<string>
    /** Or the account of the command line. */
    operator: string
    action: string
    target: number | null
    /** What the target's number does not say: a role, a path. */
    note: string | null
  }
  health: { id: number; at: string }
}
export type TableName = keyof Tables

/** Or a transaction in it. */
export type Db = Kysely<Tables>

/** The name at that time; the id is null for an account of the command line. */
type ByPerson = { at: Generated<string>; person_id: number | null; person: string }

interface Act extends ByPerson {
  id: Generated<number>
  act: string
  detail: string | null
  /** As JSON, by which the act can be undone. */
  before: string | null
  version: number
}

type ContactsTable = Omit<Contact, 'email'> & {
  id: Generated<number>
  created_at: Generated<string>
  /** Null for messages by telephone, over the counter, by WhatsApp. */
  email: string | null
  is_suspect: Generated<boolean>
  handled_at: string | null
  origin: Generated<Origin>
  turn: Generated<Turn>
  turn_since: Generated<string>
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
  /** Null: not judged yet. */
  handled_at: string | null
  approved: Generated<boolean>
  /** domain/desk/abuse-signs.ts */
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
  /** The document that is attached. */
  proposal_id: number | null
  proposal_revision: number | null
}

export const channels = ['email', 'webhook', 'confirmation', 'answer'] as const
export type Channel = (typeof channels)[number]

interface DeliveriesTable {
  id: Generated<number>
  /** By which the receiver recognises repetitions. */
  key: Generated<string>
  channel: Channel
  contact_id: number | null
  review_id: number | null
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
  /** JSON (domain/proposal/proposal.ts), of which the next columns are derived. */
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
  /** 'publishing': or the step back is under way. */
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

/** A table that refers to others comes after them. */
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

export type Row<Table extends TableName> = Selectable<Tables[Table]>

/** The id is null for an account made by the command line. */
export type Actor = { id: number | null; name: string }

/** As the person saw it: a write is refused if the row has changed since. */
export type VersionRef = { id: number; version: number }

/** The columns of a history that name the person who acted. */
export const byPerson = ({ id, name }: Actor) => ({ at: now(), person_id: id, person: name })

/** In: milliseconds to add. */
export const now = (offset = 0) => new Date(Date.now() + offset).toISOString()
