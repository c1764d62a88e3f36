import { setImmediate } from 'node:timers/promises'
import { phoneKey, searchTextOf } from '#domain/desk/search-terms.ts'
import { visitorFields } from './arrivals.ts'
import { isPostgres } from './sql.ts'
import type { Db } from './tables.ts'

const rowsAtOnce = 500

/** Writes missing search texts and telephone keys: of new messages, and of those to which something was added. */
export async function writeSearchTexts(db: Db): Promise<void> {
  // The store is read before it is written: mostly nothing is missing.
  while (await db.selectFrom('contacts').select('id').where('search_text', 'is', null).limit(1).executeTakeFirst()) {
    await db.transaction().execute(writeBatch)
    // The embedded store never waits: without this nobody else would be answered until the last row.
    await setImmediate()
  }
}

async function writeBatch(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('contacts')
    .select(['id', ...visitorFields.contacts])
    .where('search_text', 'is', null)
    .orderBy('id')
    .limit(rowsAtOnce)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const notes = db.selectFrom('message_notes').select(['contact_id', 'text']).where('contact_id', 'in', ids)
  const answers = db.selectFrom('message_answers').select(['contact_id', 'text']).where('contact_id', 'in', ids)
  const added = await notes.unionAll(answers).execute()
  const textsOf = Map.groupBy(added, ({ contact_id: id }) => id)
  for (const { id, phone, ...texts } of rows) {
    const more = (textsOf.get(id) ?? []).map(({ text }) => text)
    const search_text = searchTextOf(id, phone, [...Object.values(texts), ...more])
    const columns = { search_text, phone_key: phoneKey(phone) ?? null }
    await db.updateTable('contacts').set(columns).where('id', '=', id).execute()
  }
}
