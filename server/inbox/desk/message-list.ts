import * as v from 'valibot'
import { turns } from '#domain/desk/turn.ts'
import { id, messageSchema, parseRows, type Message } from '#server/inbox/rows.ts'
import type { SqlStore } from '#server/inbox/sql/dialect.ts'
import { messageConditions, turnIs } from './message-conditions.ts'
import type { ListedMessage, MessageCounts, MessagePage, MessageQuery } from './messages.ts'
import { writeSearchTexts } from './search-texts.ts'

const beginningCharacters = 240
const maximumArrivals = 50

const listedSchema = v.object({ ...v.omit(messageSchema, ['message']).entries, beginning: v.string() })
const foundSchema = v.object({ id, total: id })
const countsSchema = v.object({ ...v.entriesFromList(turns, id), late: id, reminded: id, newest: id })

/** The columns of a line in a list, with the beginning of the text only. */
export const listedColumns = `${Object.keys(v.omit(messageSchema, ['message']).entries).join(', ')},
  substr(message, 1, ${beginningCharacters}) AS beginning`

export function parseListed(rows: unknown): ListedMessage[] {
  return parseRows(listedSchema, rows)
}

const orders = { 'longest-waiting': 'turn_since, id', newest: 'created_at DESC, id DESC' }

/** A page of messages, and the number of messages on all pages. */
export async function listMessages(store: SqlStore, query: MessageQuery): Promise<MessagePage> {
  await writeSearchTexts(store)
  const { dialect, statements } = store
  const { where, values } = messageConditions(dialect, query)
  const { contacts } = dialect.tables
  const order = `ORDER BY ${orders[query.order]}`
  // Ids are selected first, so that the texts of skipped rows are not read. One query finds the page and the total.
  const found = parseRows(
    foundSchema,
    await statements.read({
      text: `SELECT id, CAST(count(*) OVER () AS integer) AS total FROM ${contacts} WHERE ${where} ${order}
        LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      values: [...values, query.perPage, (query.page - 1) * query.perPage],
    }),
  )
  const rows = await statements.read({
    text: `SELECT ${listedColumns} FROM ${contacts}
      WHERE id IN (SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$1')} AS wanted) ${order}`,
    values: [JSON.stringify(found.map((row) => row.id))],
  })
  // A page past the last one has no row with the total, so the first page is asked.
  const total = found[0]?.total ?? (query.page === 1 ? 0 : (await listMessages(store, { ...query, page: 1 })).total)
  return { rows: parseListed(rows), total }
}

/** All messages that a query finds, with their whole texts. */
export async function allMessages(store: SqlStore, query: MessageQuery): Promise<Message[]> {
  await writeSearchTexts(store)
  const { where, values } = messageConditions(store.dialect, query)
  const text = `SELECT * FROM ${store.dialect.tables.contacts} WHERE ${where} ORDER BY ${orders[query.order]}`
  return parseRows(messageSchema, await store.statements.read({ text, values }))
}

/** The number of messages with each turn, of late ones and of reminded ones, and the highest id. */
export async function countMessages(
  { dialect, statements }: SqlStore,
  { today, lateSince }: { today: string; lateSince: string | undefined },
): Promise<MessageCounts> {
  const { contacts } = dialect.tables
  const counted = (name: string, condition: string) =>
    `CAST(coalesce(sum(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0) AS integer) AS ${name}`
  const rows = await statements.read({
    text: `SELECT ${turns.map((turn) => counted(turn, turnIs(turn, '$1'))).join(', ')},
      ${counted('late', `turn = 'ours' AND turn_since < $2`)},
      ${counted('reminded', `turn <> 'closed' AND remind_on <= $1`)},
      (SELECT coalesce(max(id), 0) FROM ${contacts}) AS newest FROM ${contacts}`,
    // Without `lateSince` an earlier time than that of any message makes none count as late.
    values: [today, lateSince ?? '1970-01-01T00:00:00.000Z'],
  })
  const [counts] = parseRows(countsSchema, rows)
  if (counts === undefined) throw new Error('a count without a row')
  return counts
}

/** Messages with a higher id, oldest first. */
export async function arrivedAfter({ dialect, statements }: SqlStore, after: number): Promise<ListedMessage[]> {
  const text = `SELECT ${listedColumns} FROM ${dialect.tables.contacts} WHERE id > $1 ORDER BY id LIMIT ${maximumArrivals}`
  return parseListed(await statements.read({ text, values: [after] }))
}
