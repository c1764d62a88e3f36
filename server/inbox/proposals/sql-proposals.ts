import * as v from 'valibot'
import type { Customer } from '#domain/proposal/customer/customer.ts'
import type { OfferedPrice } from '#domain/proposal/price-source.ts'
import { brasiliaDay, brasiliaMonth } from '#domain/text/brasilia-moment.ts'
import { offeredPriceSchema, storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import { flag, id, parseRows } from '#server/inbox/rows.ts'
import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'
import { listed, proposalFile, proposalName, readContent } from './proposal-file.ts'
import { notCarriedIn } from './not-carried-in.ts'
import { firstSent, monthsOf } from './proposal-months.ts'
import { proposalLinks } from './proposal-links.ts'
import { proposalWrites } from './proposal-writes.ts'
import type { LastPrices, ListedProposal, PricedItem, ProposalQuery, Proposals } from './proposals.ts'
import { Values } from '#server/inbox/desk/setting.ts'

const maximumCustomers = 20

const listedColumns = Object.keys(v.omit(storedProposalSchema, ['content', 'search_text']).entries).join(', ')
const listedSchema = v.omit(storedProposalSchema, ['content', 'search_text'])
const lastPriceSchema = v.object({
  ...v.pick(offeredPriceSchema, ['product_id', 'variant_id', 'cents', 'at']).entries,
  ...v.pick(storedProposalSchema, ['number_year', 'number_sequence', 'revision']).entries,
  is_same: flag,
})

/** Proposals, in a store shared by all desks. */
export function sqlProposals(store: SqlStore): Proposals {
  return {
    list: (query) => listProposals(store, query),
    file: (number) => proposalFile(store, number),
    pricesOf: (items, customerKeys) => pricesOf(store, items, customerKeys),
    customersLike: (terms) => customersLike(store, terms),
    months: () => monthsOf(store),
    notCarried: () => notCarriedIn(store),
    ...proposalLinks(store),
    ...proposalWrites(store),
  }
}

async function listProposals(
  store: SqlStore,
  query: ProposalQuery,
): Promise<{ rows: ListedProposal[]; total: number }> {
  const { where, values } = conditions(store, query)
  const from = `FROM ${store.dialect.tables.proposals} WHERE ${where}`
  const counted = await store.statements.read({ text: `SELECT CAST(count(*) AS integer) AS total ${from}`, values })
  const rows = await store.statements.read({
    text: `SELECT ${listedColumns} ${from} ORDER BY updated_at DESC, id DESC
      LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    values: [...values, query.perPage, (query.page - 1) * query.perPage],
  })
  const [all] = parseRows(v.object({ total: id }), counted)
  return { rows: parseRows(listedSchema, rows).map(listed), total: all?.total ?? 0 }
}

async function pricesOf(
  { dialect, statements }: SqlStore,
  items: readonly PricedItem[],
  customerKeys: readonly string[],
): Promise<LastPrices[]> {
  const { proposals, proposal_keys: keys, offered_prices: prices } = dialect.tables
  const rows = await statements.read({
    text: `SELECT product_id, variant_id, cents, at, number_year, number_sequence, revision, EXISTS (
        SELECT 1 FROM ${keys} AS known WHERE known.proposal_id = sent.id AND known.key IN (SELECT value FROM ${dialect.jsonItems('$2')} AS told)
      ) AS is_same
      FROM ${prices} AS offered JOIN ${proposals} AS sent ON sent.id = offered.proposal_id
      WHERE product_id IN (SELECT value FROM ${dialect.jsonItems('$1')} AS wanted) ORDER BY offered.id DESC`,
    values: [JSON.stringify(items.map(({ productId }) => productId)), JSON.stringify(customerKeys)],
  })
  const found = parseRows(lastPriceSchema, rows)
  return items.map((item) => lastPrices(item, found))
}

async function customersLike(store: SqlStore, terms: readonly string[]): Promise<Customer[]> {
  const { where, values } = conditions(store, { terms, page: 1, perPage: maximumCustomers, today: '' })
  const rows = await store.statements.read({
    text: `SELECT content FROM ${store.dialect.tables.proposals} WHERE ${where} ORDER BY id DESC LIMIT ${maximumCustomers * 5}`,
    values,
  })
  const customers = parseRows(v.object({ content: v.string() }), rows).map(
    ({ content }) => readContent(content).customer,
  )
  const different = new Map(customers.map((customer) => [JSON.stringify(customer), customer]))
  return Array.from(different.values()).slice(0, maximumCustomers)
}

function conditions({ dialect }: SqlStore, query: ProposalQuery): { where: string; values: Statement['values'] } {
  const values = new Values()
  const { state, isExpired, isDue, month, contactId, number, terms = [], today } = query
  const all: string[] = []
  if (state !== undefined) all.push(`state = ${values.place(state)}`)
  if (isExpired) all.push(`state IN ('enviada', 'negociacao') AND valid_until < ${values.place(today)}`)
  if (isDue)
    all.push(`state NOT IN ('aceita', 'perdida') AND (remind_on <= ${values.place(today)}
      OR (state IN ('enviada', 'negociacao') AND valid_until BETWEEN ${values.place(today)} AND ${values.place(isDue.endsBy)}))`)
  if (month) {
    const { from, until } = brasiliaMonth(month.month)
    const column = { begun: 'created_at', sent: firstSent(dialect), closed: 'closed_at' }[month.of]
    all.push(`${column} >= ${values.place(from)} AND ${column} < ${values.place(until)}`)
  }
  if (contactId !== undefined) {
    const message = values.place(contactId)
    const { proposals, proposal_answers: answers } = dialect.tables
    all.push(
      `(contact_id = ${message} OR ${proposals}.id IN (SELECT proposal_id FROM ${answers} WHERE contact_id = ${message}))`,
    )
  }
  if (number !== undefined)
    all.push(`number_year = ${values.place(number.year)} AND number_sequence = ${values.place(number.sequence)}`)
  for (const term of terms) all.push(dialect.contains('search_text', values.place(term)))
  return { where: all.length === 0 ? 'true' : all.join(' AND '), values: values.all }
}

/** The last prices of an item. In: the prices of several items, the newest first. */
function lastPrices(
  { productId, variantId = '' }: PricedItem,
  rows: v.InferOutput<typeof lastPriceSchema>[],
): LastPrices {
  const own = rows.filter((row) => row.product_id === productId && row.variant_id === variantId)
  const told = (row: (typeof own)[number] | undefined): OfferedPrice | undefined =>
    row && { cents: row.cents, day: brasiliaDay(row.at), proposal: nameOf(row) }
  return { toCustomer: told(own.find((row) => row.is_same)), toAnyone: told(own.find((row) => !row.is_same)) }
}

function nameOf({
  number_year: year,
  number_sequence: sequence,
  revision,
}: v.InferOutput<typeof lastPriceSchema>): string {
  return proposalName({ id: 0, number: year === null || sequence === null ? undefined : { year, sequence }, revision })
}
