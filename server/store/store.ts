import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Environment } from '#server/environment.ts'
import { auditStore } from './audit.ts'
import { contentDraftStore, sheetReadingStore } from './content-drafts.ts'
import type { RowIdentity } from './deletion-ledger.ts'
import { deliveryStore } from './deliveries.ts'
import { demandStore } from './demand.ts'
import { erase } from './erasure.ts'
import { messageChanges } from './message-changes.ts'
import { messageStore } from './messages.ts'
import { personalDataStore } from './personal-data.ts'
import { openPostgres } from './postgres.ts'
import { typedTextStore, presenceStore } from './presence.ts'
import { proposalChanges } from './proposal-changes.ts'
import { proposalFigures } from './proposal-figures.ts'
import { linkChanges, publicProposalStore } from './proposal-links.ts'
import { proposalStore } from './proposals.ts'
import { publicationStore } from './publications.ts'
import { reviewStore } from './reviews.ts'
import { emptyLog, openSqlite, restrictFolder, type MayCreate } from './sqlite.ts'
import { now, type Db, type Tables } from './tables.ts'

export type Store = ReturnType<typeof storeOver>
export type ContentDrafts = Store['contentDrafts']

/** Opens PostgreSQL with DATABASE_URL, else the embedded store, and sets the umask. Throws a SetupError. */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayCreate, waitMilliseconds }: { mayCreate: MayCreate; waitMilliseconds?: number },
): Promise<Store> {
  if (!DATABASE_URL) {
    const path = join(DATA_DIR, 'inbox.sqlite')
    const { db, connection } = openSqlite<Tables>({ path, schema: 'sqlite', mayCreate })
    process.umask(restrictFolder(DATA_DIR))
    return storeOver(db, DATA_DIR, connection)
  }
  // The umask is set for PostgreSQL too: copies, the ledger and access records are files in any case.
  process.umask(existsSync(DATA_DIR) ? restrictFolder(DATA_DIR) : 0o077)
  return storeOver(await openPostgres(DATABASE_URL, waitMilliseconds), DATA_DIR, undefined)
}

/** The store over an open database. In: the data folder; the embedded database, if it is one. */
export function storeOver(db: Db, dataDir: string, embedded: DatabaseSync | undefined) {
  const overwriteDeleted = async () => embedded !== undefined && emptyLog(embedded)
  return {
    db,
    messages: { ...messageStore(db), ...messageChanges(db) },
    reviews: reviewStore(db),
    deliveries: deliveryStore(db),
    proposals: { ...proposalStore(db), ...proposalChanges(db), ...linkChanges(db, dataDir), ...proposalFigures(db) },
    publicProposals: publicProposalStore(db),
    contentDrafts: { ...contentDraftStore(db), publications: publicationStore(db) },
    sheetReadings: sheetReadingStore(db),
    personalData: personalDataStore({ db, dataDir, overwriteDeleted }),
    demand: demandStore(db),
    presence: presenceStore(db),
    typedTexts: typedTextStore(db),
    audit: auditStore(db),
    /** Deletes messages and reviews permanently, also from copies that are restored later. */
    erase: (rows: { contacts: readonly RowIdentity[]; reviews: readonly RowIdentity[] }) =>
      erase({ db, dataDir, overwriteDeleted }, rows),
    /** Writes a row. Rejects when the disk is full, or the database is read-only or does not answer. */
    checkWritable: async (): Promise<void> => {
      await db
        .insertInto('health')
        .values({ id: 1, at: now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now() }))
        .execute()
    },
    close: async (): Promise<void> => {
      // The embedded store has one connection: when it is free, all earlier work is done.
      if (embedded) await db.connection().execute(async () => {})
      await db.destroy()
    },
  }
}
