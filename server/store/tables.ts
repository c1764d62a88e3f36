import type { Generated, Kysely, Selectable } from 'kysely'
import type { CountKind } from '#domain/demand/count.ts'
import type { DataRequestKind } from '#domain/desk/data-request.ts'
import type { AnswerWay, Origin } from '#domain/desk/message-ways.ts'
import type { Turn } from '#domain/desk/turn.ts'
import type { Contact } from '#domain/forms/contact.ts'
import type { Review } from '#domain/forms/review.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import type { AnswerKind } from '#domain/proposal/public-link.ts'

/** The store's tables, the same in both databases. Times are ISO 8601 in UTC, days 2026-11-26, amounts whole cents. */
export interface Tables {
  contacts: ContactsTable
  product_reviews: ReviewsTable
  message_notes: ByPerson & { id: Generated<number>; contact_id: number; text: string }
  message_answers: AnswersTable
  deliveries: DeliveriesTable
  /** The history of messages and reviews; acts of one `batch` were done together and are undone together. */
  desk_acts: Act & { contact_id: number | null; review_id: number | null; batch: string }
  data_requests: RequestsTable
  /** Who has what open, and what they type on it; `thing` is the path of an item at the desk: 'mensagens/12'. */
  desk_presence: { thing: string; person_id: number; person: string; seen_at: string }
  desk_drafts: { thing: string; person_id: number; text: string; saved_at: string }
  proposals: ProposalsTable
  proposal_numbers: { year: number; last: number }
  proposal_revisions: ByPerson & { id: Generated<number>; proposal_id: number; revision: number; content: string }
  proposal_acts: Act & { proposal_id: number }
  /** The keys by which a customer is found again (domain/proposal/customer.ts). */
  proposal_keys: { proposal_id: number; key: string }
  offered_prices: {
    id: Generated<number>
    proposal_id: number
    product_id: string
    /** The version of the product; '' for a product without versions. */
    variant_id: string
    cents: number
    at: Generated<string>
  }
  proposal_links: ByPerson & {
    id: Generated<number>
    proposal_id: number
    /** The link's key as its SHA-256 in hexadecimal digits; the key itself is not stored. */
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
    /** The file's path below `content/`: 'products/cabo-ecg.yaml'. */
    path: string
    /** The file in `content/` on which the draft's text is based; null where there was none. */
    base: string | null
    /** The new text, of pictures in base64 (server/content/drafts/draft-files.ts); null deletes the file. */
    text: string | null
    /** The version that the draft had after the last write to this file; it never repeats. */
    version: number
  }
  content_draft_acts: Omit<Act, 'before'> & { draft_id: number }
  content_publications: PublicationsTable
  /** The `choices`, as JSON, last made for other systems' sheets; `heading` is a digest of a sheet's heading. */
  sheet_readings: { heading: string; choices: string; at: Generated<string>; person: string }
  /** Counts of a day; `key` is a term, a product or a list, and '' for all searches of the day. */
  demand: { day: string; kind: CountKind; key: string; times: number }
  audit: {
    id: Generated<number>
    at: Generated<string>
    /** The person's name, or the account of the command line. */
    operator: string
    action: string
    target: number | null
    /** A role, a path or whatever else the target's number does not say. */
    note: string | null
  }
  health: { id: number; at: string }
}
export type TableName = keyof Tables

/** The store's connection, or a transaction in it. */
export type Db = Kysely<Tables>

/** The person who acted, with the name at that time; the id is null for an account of the command line. */
type ByPerson = { at: Generated<string>; person_id: number | null; person: string }

interface Act extends ByPerson {
  id: Generated<number>
  act: string
  detail: string | null
  /** The state before the act as JSON, by which it can be undone; null where it cannot. */
  before: string | null
  version: number
}

type ContactsTable = Omit<Contact, 'email'> & {
  id: Generated<number>
  created_at: Generated<string>
  /** The visitor's address; null for messages that came by telephone, over the counter or by WhatsApp. */
  email: string | null
  is_suspect: Generated<boolean>
  handled_at: string | null
  origin: Generated<Origin>
  /** Who has to act next: the shop or the customer, or nobody, because it is closed or spam. */
  turn: Generated<Turn>
  turn_since: Generated<string>
  in_charge: number | null
  remind_on: string | null
  version: Generated<number>
  search_text: string | null
  /** The telephone's digits in one notation, to find a person's messages; null without one, and until it is written. */
  phone_key: string | null
}

type ReviewsTable = Review & {
  id: Generated<number>
  created_at: Generated<string>
  is_suspect: Generated<boolean>
  /** When the review was published or refused; null: not judged yet. */
  handled_at: string | null
  approved: Generated<boolean>
  /** The reason for which it was refused (domain/desk/abuse-signs.ts). */
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
  /** The proposal, and its revision, whose document is attached. */
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
  /** The person's name, address and number as given while the request is open, then masked. */
  name: string | null
  email: string | null
  phone: string | null
  due_on: string
  /** JSON: the storages outside the site that a person has checked for the request. */
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
  /** The reason why the proposal was lost (domain/proposal/proposal-state.ts). */
  loss: string | null
  contact_id: number | null
  in_charge: number | null
  remind_on: string | null
  /** The proposal as JSON (domain/proposal/proposal.ts), from which `customer` to `search_text` are derived. */
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
  /** 'publishing': the draft's publication, or the step back from one, is under way. */
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
  /** 'switching' occurs only in old rows, of publications that were interrupted. */
  state: Generated<'building' | 'switching' | 'done' | 'failed'>
  release: string | null
  release_before: string | null
  changes: string
  failure: string | null
}

/** A copy's tables, in an order that foreign keys allow; without presence, unsent texts and health, soon worthless. */
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

/** The person who acts; the id is null for an account of the command line. */
export type Actor = { id: number | null; name: string }

/** A row in the version that the person saw: a write is refused if the row has changed since. */
export type VersionRef = { id: number; version: number }

/** The columns of a history's row that name the person who acted, and when. */
export const byPerson = ({ id, name }: Actor) => ({ at: now(), person_id: id, person: name })

/** The present time as the store writes it. In: milliseconds to add. */
export const now = (offset = 0) => new Date(Date.now() + offset).toISOString()
