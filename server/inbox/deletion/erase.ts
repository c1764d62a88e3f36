import { join } from 'node:path'
import type { Removed, Store } from '#server/inbox/inbox.ts'
import { ledgerIn, writeDeletions } from './ledger.ts'
import type { Rows } from './select.ts'

/**
 * Deletes rows permanently, with the drafts that persons typed about them, after recording the deletion for restored
 * copies.
 */
export async function erase(store: Pick<Store, 'desk' | 'sql'>, dataDir: string, rows: Rows): Promise<Removed> {
  if (rows.contacts.length + rows.reviews.length > 0) await writeDeletions(ledgerIn(join(dataDir, 'backups')), rows)
  const ids = { contacts: rows.contacts.map(({ id }) => id), reviews: rows.reviews.map(({ id }) => id) }
  const paths = [...ids.contacts.map((id) => `mensagens/${id}`), ...ids.reviews.map((id) => `avaliacoes/${id}`)]
  const { dialect, statements } = store.sql
  for (const table of ['desk_drafts', 'desk_presence'] as const)
    await statements.write({
      // Drafts of notes on a message have a path of their own: 'mensagens/12/nota'.
      text: `DELETE FROM ${dialect.tables[table]} WHERE EXISTS (
        SELECT 1 FROM ${dialect.jsonItems('$1')} AS gone WHERE thing = gone.value OR thing LIKE gone.value || '/%')`,
      values: [JSON.stringify(paths)],
    })
  return store.desk.remove(ids)
}
