import * as v from 'valibot'
import { phoneKey, searchTextOf } from '#domain/desk/search-terms.ts'
import { id, optional, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, SqlStore, Steps } from '#server/inbox/sql/dialect.ts'

const rowsAtOnce = 500

const untoldSchema = v.object({
  id,
  name: v.string(),
  company: optional,
  email: optional,
  phone: optional,
  subject: v.string(),
  message: v.string(),
})

const addedSchema = v.object({ contact_id: id, text: v.string() })

/**
 * Writes the search texts that are missing, and the telephone keys: of new messages, which visitors insert without
 * either, and of messages that have got a note, an answer or a correction since.
 */
export async function writeSearchTexts({ dialect, statements }: SqlStore): Promise<void> {
  const missing = { text: `SELECT id FROM ${dialect.tables.contacts} WHERE search_text IS NULL LIMIT 1`, values: [] }
  // The store is read before it is written, because mostly nothing is missing.
  while (parseRows(v.unknown(), await statements.read(missing)).length > 0)
    await statements.transaction(() => writeSome(dialect))
}

function* writeSome(dialect: Dialect): Steps<void> {
  const { contacts, message_notes: notes, message_answers: answers } = dialect.tables
  const rows = parseRows(
    untoldSchema,
    yield {
      text: `SELECT id, name, company, email, phone, subject, message FROM ${contacts}
        WHERE search_text IS NULL ORDER BY id LIMIT ${rowsAtOnce} ${dialect.lockRows}`,
      values: [],
    },
  )
  const wanted = `contact_id IN (SELECT CAST(value AS integer) FROM ${dialect.jsonItems('$1')} AS wanted)`
  const added = parseRows(
    addedSchema,
    yield {
      text: `SELECT contact_id, text FROM ${notes} WHERE ${wanted} UNION ALL SELECT contact_id, text FROM ${answers} WHERE ${wanted}`,
      values: [JSON.stringify(rows.map((row) => row.id))],
    },
  )
  const textsOf = Map.groupBy(added, ({ contact_id }) => contact_id)
  const told = rows.map((row) =>
    toldOf(
      row,
      (textsOf.get(row.id) ?? []).map(({ text }) => text),
    ),
  )
  const value = (name: string) => dialect.jsonField('each_told.value', name)
  yield {
    text: `UPDATE ${contacts} SET search_text = told.text, phone_key = told.phone
      FROM (SELECT CAST(${value('id')} AS integer) AS id, ${value('text')} AS text, ${value('phone')} AS phone
        FROM ${dialect.jsonItems('$1')} AS each_told) AS told WHERE contacts.id = told.id`,
    values: [JSON.stringify(told)],
  }
}

/** The search text and the telephone key of a message. */
function toldOf(row: v.InferOutput<typeof untoldSchema>, added: string[]) {
  const { name, company, email, subject, message } = row
  const text = searchTextOf(row.id, row.phone, [name, company, email, subject, message, ...added])
  return { id: row.id, text, phone: phoneKey(row.phone) ?? null }
}
