import { sql } from 'kysely'
import * as v from 'valibot'
import type { PastPrice } from '#domain/proposal/price-source.ts'
import { proposalNumberText, type ProposalNumber } from '#domain/proposal/proposal-number.ts'
import type { ProposalState } from '#domain/proposal/proposal-state.ts'
import { proposalSchema, type Proposal } from '#domain/proposal/proposal.ts'
import { brasiliaDay, brasiliaMonth } from '#domain/text/brasilia-moment.ts'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { contains } from './sql.ts'
import type { Db, Row } from './tables.ts'
import type { WriteOutcome } from './versioned-write.ts'

/** A proposal in a list; its number is undefined until it is sent. */
export type ListedProposal = Awaited<ReturnType<typeof listProposals>>['rows'][number]

export interface ProposalQuery {
  state?: ProposalState | undefined
  /** Whether the proposals were sent, are neither closed nor being revised, and are past their last day. */
  isExpired?: boolean | undefined
  /** Open proposals to look at today: accepted at the link, with a reminder that has come, or ending by this day. */
  dueBy?: string | undefined
  /** The month of Brasília's calendar (2026-11) in which a proposal was begun, sent or closed. */
  month?: { of: 'begun' | 'sent' | 'closed'; month: string } | undefined
  /** The message that asked for the proposal, or that came through its link. */
  contactId?: number | undefined
  number?: ProposalNumber | undefined
  /** Terms from domain/desk/search-terms.ts; all must be found. */
  terms?: readonly string[] | undefined
  /** The page of the list, from 1. */
  page: number
  perPage: number
  today: string
}

/** A proposal with all that belongs to it; each list is oldest first. */
export type ProposalDetails = NonNullable<Awaited<ReturnType<typeof proposalDetails>>>
/** A link at which the customer opens the proposal, without its key, which is not stored. */
export type ProposalLink = ProposalDetails['links'][number]

export type ProposalOutcome = WriteOutcome<{ version: number }, ProposalDetails>

export type PricedItem = { productId: string; variantId?: string | undefined }

const maximumCustomers = 20

/** A proposal's name: its number, or 'Rascunho 12' before it has one. */
export const proposalName = ({ id, number, revision }: Pick<ListedProposal, 'id' | 'number' | 'revision'>): string =>
  number ? proposalNumberText(number, revision) : `Rascunho ${id}`

/** The proposals as the desk reads them. */
export const proposalStore = (db: Db) => ({
  list: (query: ProposalQuery) => listProposals(db, query),
  details: (id: number) => proposalDetails(db, id),
  /** The last prices of items, in order: to the customer (keys of domain/proposal/customer.ts), and to others. */
  pricesOf: (items: readonly PricedItem[], customerKeys: readonly string[]) => pricesOf(db, items, customerKeys),
  /** Customers of the newest proposals whose search text contains all terms; at most 20. */
  customersLike: (terms: readonly string[]) => customersLike(db, terms),
})
export type Proposals = ReturnType<typeof proposalStore>

const contentSchema = jsonTextSchema(proposalSchema)

/** Reads a proposal's content from its row. */
export const readProposal = (content: string): Proposal => v.parse(contentSchema, content)

/** The expression, in a query of proposals, for when one was first sent; null before that. */
export const firstSent = (db: Db) =>
  db
    .selectFrom('proposal_revisions as sent')
    .select((is) => is.fn.min('sent.at').as('at'))
    .whereRef('sent.proposal_id', '=', sql.ref('proposals.id'))

const listedColumns = [
  'id',
  'number_year',
  'number_sequence',
  'revision',
  'state',
  'loss',
  'customer',
  'total',
  'valid_until as validUntil',
  'contact_id as contactId',
  'in_charge as inCharge',
  'remind_on as remindOn',
  'updated_at as updatedAt',
  'version',
] as const

async function listProposals(db: Db, query: ProposalQuery) {
  const selection = filteredProposals(db, query)
  const { total } = await selection.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const newest = selection.select(listedColumns).orderBy('updated_at', 'desc').orderBy('id', 'desc')
  const page = newest.limit(query.perPage).offset((query.page - 1) * query.perPage)
  const rows = await page.execute()
  return { rows: rows.map(listedProposal), total }
}

function filteredProposals(db: Db, filters: ProposalQuery) {
  const { state, isExpired, dueBy, month, contactId, number, terms = [], today } = filters
  let query = db.selectFrom('proposals')
  if (state !== undefined) query = query.where('state', '=', state)
  if (isExpired) query = query.where('state', 'in', ['enviada', 'negociacao']).where('valid_until', '<', today)
  if (dueBy !== undefined)
    query = query
      .where('state', 'not in', ['aceita', 'perdida'])
      .where((is) => is.or([needsAttention(today, dueBy), is('id', 'in', acceptedAtLinks(db))]))
  if (month) {
    const { from, until } = brasiliaMonth(month.month)
    const column = { begun: sql.ref('created_at'), sent: firstSent(db), closed: sql.ref('closed_at') }[month.of]
    query = query.where(sql<boolean>`${column} >= ${from} AND ${column} < ${until}`)
  }
  if (contactId !== undefined)
    query = query.where((is) =>
      is.or([
        is('contact_id', '=', contactId),
        is('id', 'in', db.selectFrom('proposal_answers').select('proposal_id').where('contact_id', '=', contactId)),
      ]),
    )
  if (number !== undefined)
    query = query.where('number_year', '=', number.year).where('number_sequence', '=', number.sequence)
  for (const term of terms) query = query.where(contains(db, 'search_text', term))
  return query
}

const needsAttention = (today: string, endsBy: string) => sql<boolean>`(remind_on <= ${today}
    OR (state IN ('enviada', 'negociacao') AND valid_until BETWEEN ${today} AND ${endsBy}))`

/** The proposals that were accepted at a link in the revision that their customers have. */
const acceptedAtLinks = (db: Db) =>
  db
    .selectFrom('proposal_answers')
    .innerJoin('proposals as accepted', 'accepted.id', 'proposal_answers.proposal_id')
    .whereRef('proposal_answers.revision', '=', 'accepted.revision')
    .where('proposal_answers.kind', '=', 'accept')
    .where('accepted.state', '<>', 'rascunho')
    .select('proposal_answers.proposal_id')

type ProposalNumberColumns = Pick<Row<'proposals'>, 'number_year' | 'number_sequence'>

function listedProposal<Columns extends ProposalNumberColumns>({ number_year, number_sequence, ...row }: Columns) {
  const number: ProposalNumber | undefined =
    number_year === null || number_sequence === null ? undefined : { year: number_year, sequence: number_sequence }
  return { ...row, number }
}

/** A proposal with everything that belongs to it; undefined when it does not exist. */
export async function proposalDetails(db: Db, id: number) {
  const found = db.selectFrom('proposals').where('id', '=', id)
  const row = await found.select([...listedColumns, 'content']).executeTakeFirst()
  if (row === undefined) return undefined
  const revisionRows = db.selectFrom('proposal_revisions').where('proposal_id', '=', id).orderBy('id')
  const actRows = db.selectFrom('proposal_acts').where('proposal_id', '=', id).orderBy('id')
  const linkRows = db.selectFrom('proposal_links').where('proposal_id', '=', id).orderBy('id')
  const answerRows = db.selectFrom('proposal_answers').where('proposal_id', '=', id).orderBy('id')
  const [revisions, history, links, answers] = await Promise.all([
    revisionRows.select(['revision', 'at', 'person', 'content']).execute(),
    actRows.select(['at', 'person', 'act', 'detail']).execute(),
    linkRows.select(['id', 'at', 'person', 'expires_on as expiresOn', 'revoked_at as revokedAt']).execute(),
    answerRows.select(['kind', 'at', 'revision', 'contact_id as contactId']).execute(),
  ])
  const { content, ...proposal } = row
  return {
    proposal: listedProposal(proposal),
    content: readProposal(content),
    revisions: revisions.map((sent) => ({ ...sent, content: readProposal(sent.content) })),
    history,
    links,
    answers,
  }
}

async function pricesOf(db: Db, items: readonly PricedItem[], keys: readonly string[]) {
  if (items.length === 0) return []
  // PostgreSQL refuses an empty list. No customer has the key ''.
  const ofCustomer = db
    .selectFrom('proposal_keys')
    .select('proposal_id')
    .where('key', 'in', ['', ...keys])
  const newest = db
    .selectFrom('offered_prices')
    .select((is) => is.fn.max('id').as('id'))
    .where('product_id', 'in', [...new Set(items.map(({ productId }) => productId))])
    .groupBy((is) => ['product_id', 'variant_id', is('proposal_id', 'in', ofCustomer)])
  const rows = await db
    .selectFrom('offered_prices as offered')
    .innerJoin('proposals as sent', 'sent.id', 'offered.proposal_id')
    .select(['sent.id', 'product_id', 'variant_id', 'cents', 'at', 'number_year', 'number_sequence', 'revision'])
    .select((is) => is('sent.id', 'in', ofCustomer).as('is_same_customer'))
    .where('offered.id', 'in', newest)
    .execute()
  return items.map(({ productId, variantId = '' }) => {
    const itemRows = rows.filter((row) => row.product_id === productId && row.variant_id === variantId)
    const price = (row: (typeof rows)[number] | undefined): PastPrice | undefined =>
      row && { cents: row.cents, day: brasiliaDay(row.at), proposal: proposalName(listedProposal(row)) }
    return {
      toCustomer: price(itemRows.find((row) => row.is_same_customer)),
      toOthers: price(itemRows.find((row) => !row.is_same_customer)),
    }
  })
}

async function customersLike(db: Db, terms: readonly string[]): Promise<Proposal['customer'][]> {
  // A customer has several proposals.
  let newest = db
    .selectFrom('proposals')
    .select('content')
    .orderBy('id', 'desc')
    .limit(maximumCustomers * 5)
  for (const term of terms) newest = newest.where(contains(db, 'search_text', term))
  const rows = await newest.execute()
  const customers = rows.map(({ content }) => readProposal(content).customer)
  const byContent = new Map(customers.map((customer) => [JSON.stringify(customer), customer]))
  return Array.from(byContent.values()).slice(0, maximumCustomers)
}
