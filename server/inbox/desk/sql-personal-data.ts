import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { erase } from '#server/inbox/deletion/erase.ts'
import { ledgerIn } from '#server/inbox/deletion/ledger.ts'
import type { Store } from '#server/inbox/inbox.ts'
import { id, parseRows } from '#server/inbox/rows.ts'
import type { Dialect, Steps } from '#server/inbox/sql/dialect.ts'
import * as v from 'valibot'
import { DataRequests } from './data-requests.ts'
import type { Actor, Seen } from './messages.ts'
import { findPerson } from './person-search.ts'
import type { PersonalData, RequestWrite } from './personal-data.ts'
import { update, type Setting } from './setting.ts'

/** Requests about personal data. In: the store, and the data folder with the ledger of deletions. */
export function sqlPersonalData(store: Pick<Store, 'desk' | 'sql'>, dataDir: string): PersonalData {
  const { dialect, statements } = store.sql
  const requests = new DataRequests(store.sql, ledgerIn(join(dataDir, 'backups')))
  const record = (action: string, by: Actor, target: number) => store.desk.record({ operator: by.name, action, target })

  async function recorded(written: RequestWrite, action: string, by: Actor): Promise<RequestWrite> {
    if (written.kind === 'done') await record(action, by, written.request.id)
    return written
  }

  return {
    find: (keys) => findPerson(store.sql, keys),
    open: async (request, by) => {
      const opened = await requests.open(request, by)
      await record('open-data-request', by, opened.id)
      return opened
    },
    requests: () => requests.all(),
    request: (number) => requests.one(number),
    tick: async (seen, places, by) => recorded(await requests.tick(seen, places), 'tick-data-request', by),
    correctMessage: (seen, correction, by) =>
      statements.transaction(() => correcting(dialect, 'contacts', { seen, correction: { ...correction }, by })),
    correctReview: (seen, correction, by) =>
      statements.transaction(() => correcting(dialect, 'product_reviews', { seen, correction: { ...correction }, by })),
    erase: async (seen, by) => {
      const found = await requests.seen(seen)
      if (!('due_on' in found)) return found
      const { messages, reviews } = await findPerson(store.sql, found)
      const rows = { contacts: messages.map(({ message }) => message), reviews }
      const { isOverwritten } = await erase(store, dataDir, rows)
      // The outcome includes what an interrupted earlier attempt has deleted.
      const outcome = {
        messages: [...(found.outcome?.messages ?? []), ...rows.contacts.map((row) => row.id)],
        reviews: [...(found.outcome?.reviews ?? []), ...reviews.map((row) => row.id)],
        isOverwritten,
      }
      // The deletion is done, so its outcome is stored even if somebody ticked places off meanwhile.
      const version = (await requests.one(seen.id))?.version ?? seen.version
      return recorded(await requests.keepOutcome({ id: seen.id, version }, outcome), 'erase-person', by)
    },
    close: async (seen, by) => recorded(await requests.close(seen), 'close-data-request', by),
  }
}

/** Changes a person's name or contact data. Out: whether the row existed in the version that was seen. */
function* correcting(
  { tables }: Dialect,
  table: 'contacts' | 'product_reviews',
  { seen, correction, by }: { seen: Seen; correction: Setting; by: Actor },
): Steps<boolean> {
  const isMessage = table === 'contacts'
  const { text, values } = update(tables[table], seen.id, { ...correction, ...(isMessage && { search_text: null }) })
  const rows = yield {
    text: `${text} AND version = $${values.length + 1} RETURNING version`,
    values: [...values, seen.version],
  }
  const [changed] = parseRows(v.object({ version: id }), rows)
  if (changed === undefined) return false
  yield {
    text: `INSERT INTO ${tables.desk_acts} (${isMessage ? 'contact_id' : 'review_id'}, person_id, person, act, detail, batch, version)
      VALUES ($1, $2, $3, 'correct', $4, $5, $6)`,
    values: [seen.id, by.id, by.name, Object.keys(correction).join(' '), randomUUID(), changed.version],
  }
  return true
}
