import { phoneKey } from '#domain/desk/search-terms.ts'
import { normalize } from '#domain/text/normalize.ts'
import { id, parseRows, storedDeliverySchema, storedReviewSchema } from '#server/inbox/rows.ts'
import { storedProposalSchema } from '#server/inbox/proposal-rows.ts'
import type { SqlStore, Statement } from '#server/inbox/sql/dialect.ts'
import * as v from 'valibot'
import { ownFile } from './message-file.ts'
import { listedColumns, parseListed } from './message-list.ts'
import type { PersonData, PersonKeys } from './personal-data.ts'
import { writeSearchTexts } from './search-texts.ts'

const maximumMentions = 50

/** Everything that the store contains about a person; empty without keys. */
export async function findPerson(store: SqlStore, keys: PersonKeys): Promise<PersonData> {
  await writeSearchTexts(store)
  const { dialect, statements } = store
  const { contacts, product_reviews: reviews, deliveries } = dialect.tables
  const read = (text: string, values: Statement['values']) => statements.read({ text, values })
  const email = keys.email?.trim() || null
  const phone = phoneKey(keys.phone) ?? null
  const theirs = '(lower(email) = lower($1) OR phone_key = $2)'
  const found = await read(`SELECT id FROM ${contacts} WHERE ${theirs} ORDER BY id`, [email, phone])
  const contactIds = parseRows(v.object({ id }), found).map((row) => row.id)
  const files = await Promise.all(contactIds.map((contactId) => ownFile(store, contactId)))
  const theirReviews = parseRows(
    storedReviewSchema,
    await read(`SELECT * FROM ${reviews} WHERE lower(customer_email) = lower($1) ORDER BY id`, [email]),
  )
  const listed = (place: string) => `(SELECT CAST(value AS integer) FROM ${dialect.jsonItems(place)} AS wanted)`
  const sent = await read(
    `SELECT * FROM ${deliveries} WHERE contact_id IN ${listed('$1')} OR review_id IN ${listed('$2')} ORDER BY id`,
    [JSON.stringify(contactIds), JSON.stringify(theirReviews.map((review) => review.id))],
  )
  return {
    messages: files.filter((file) => file !== undefined),
    reviews: theirReviews,
    deliveries: parseRows(storedDeliverySchema, sent),
    mentions: await mentionsOf(store, keys, new Set(contactIds)),
    proposals: await proposalsOf(store, keys, contactIds),
  }
}

/**
 * Search terms for a person: the address, and the number without country and area code, which texts often omit or
 * separate. Matches may be about somebody else: a person reads them.
 */
function termsOf({ email, phone }: PersonKeys): string[] {
  return [normalize(email ?? ''), phoneKey(phone)?.slice(4) ?? ''].filter((term) => term !== '')
}

/** Other persons' messages that mention the person. */
async function mentionsOf(
  { dialect, statements }: SqlStore,
  keys: PersonKeys,
  own: ReadonlySet<number>,
): Promise<PersonData['mentions']> {
  const terms = termsOf(keys)
  if (terms.length === 0) return []
  const conditions = terms.map((_, index) => dialect.contains('search_text', `$${index + 1}`))
  const rows = await statements.read({
    text: `SELECT ${listedColumns} FROM ${dialect.tables.contacts} WHERE ${conditions.join(' OR ')}
      ORDER BY id DESC LIMIT ${maximumMentions + own.size}`,
    values: terms,
  })
  return parseListed(rows).filter((row) => !own.has(row.id))
}

const proposalSchema = v.pick(storedProposalSchema, ['id', 'customer', 'state', 'sent_at'])

/** Proposals that came from the person's messages, or that mention the person. */
async function proposalsOf(
  { dialect, statements }: SqlStore,
  keys: PersonKeys,
  own: readonly number[],
): Promise<PersonData['proposals']> {
  const terms = termsOf(keys)
  // Only the search text has numbers as digits, and only the content has remarks, so both are searched.
  const named = ['search_text', 'lower(content)'].flatMap((text) =>
    terms.map((_, index) => dialect.contains(text, `$${index + 2}`)),
  )
  const asked = `contact_id IN (SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$1')} AS wanted)`
  const rows = await statements.read({
    text: `SELECT ${Object.keys(proposalSchema.entries).join(', ')} FROM ${dialect.tables.proposals}
      WHERE ${[asked, ...named].join(' OR ')} ORDER BY id`,
    values: [JSON.stringify(own), ...terms],
  })
  return parseRows(proposalSchema, rows)
}
