import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Environment } from '#server/environment.ts'
import { audit } from './audit.ts'
import { contentDrafts, sheetReadings } from './content-drafts.ts'
import type { RowIdentity } from './deletion-ledger.ts'
import { deliveries } from './deliveries.ts'
import { demand } from './demand.ts'
import { erase } from './erasure.ts'
import { messageChanges } from './message-changes.ts'
import { messages } from './messages.ts'
import { personalData } from './personal-data.ts'
import { openPostgres } from './postgres.ts'
import { typedTexts, presence } from './presence.ts'
import { proposalChanges } from './proposal-changes.ts'
import { proposalFigures } from './proposal-figures.ts'
import { linkChanges, publicProposals } from './proposal-links.ts'
import { proposals } from './proposals.ts'
import { publications } from './publications.ts'
import { reviews } from './reviews.ts'
import { emptyLog, openSqlite, restrictFolder, type MayCreate } from './sqlite.ts'
import { now, type Db, type Tables } from './tables.ts'

/** Everything that the shop stores besides its content: messages, reviews, proposals and the desk's other data. */
export type Store = ReturnType<typeof storeOver>
export type ContentDrafts = Store['contentDrafts']

/**
 * Opens the configured store: PostgreSQL with DATABASE_URL, else the embedded one in DATA_DIR. A write resolves once it
 * is safely on the disk. In: whether a missing store is created (MayCreate), and how long to wait for a database that is
 * still starting. The process's umask is set, so that only the accounts that may read the data folder can read what is
 * written there. Throws a SetupError when the store cannot be used.
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayCreate, waitMilliseconds }: { mayCreate: MayCreate; waitMilliseconds?: number },
): Promise<Store> {
  if (!DATABASE_URL) {
    const path = join(DATA_DIR, 'inbox.sqlite')
    const { db, database } = openSqlite<Tables>({ path, schema: 'sqlite', mayCreate })
    process.umask(restrictFolder(DATA_DIR))
    return storeOver(db, DATA_DIR, database)
  }
  // Copies, the ledger and access records are files with PostgreSQL too.
  process.umask(existsSync(DATA_DIR) ? restrictFolder(DATA_DIR) : 0o077)
  return storeOver(await openPostgres(DATABASE_URL, waitMilliseconds), DATA_DIR, undefined)
}

/** The store over an open database. In: the data folder, with the ledger of what was deleted; the embedded database. */
export function storeOver(db: Db, dataDir: string, embedded: DatabaseSync | undefined) {
  // PostgreSQL overwrites deleted bytes only when it vacuums.
  const overwriteDeleted = async () => embedded !== undefined && emptyLog(embedded)
  return {
    db,
    messages: { ...messages(db), ...messageChanges(db) },
    reviews: reviews(db),
    deliveries: deliveries(db),
    proposals: { ...proposals(db), ...proposalChanges(db), ...linkChanges(db, dataDir), ...proposalFigures(db) },
    publicProposals: publicProposals(db),
    contentDrafts: { ...contentDrafts(db), publications: publications(db) },
    sheetReadings: sheetReadings(db),
    personalData: personalData({ db, dataDir, overwriteDeleted }),
    demand: demand(db),
    /** Which persons have which items open. */
    presence: presence(db),
    /** Texts that persons have typed and not sent. */
    typedTexts: typedTexts(db),
    audit: audit(db),
    /** Deletes messages and reviews permanently, also in restored copies. */
    erase: (rows: { contacts: readonly RowIdentity[]; reviews: readonly RowIdentity[] }) =>
      erase({ db, dataDir, overwriteDeleted }, rows),
    /** Resolves when the store takes a row. Rejects when the disk is full, or the database is read-only or does not answer. */
    check: async (): Promise<void> => {
      await db
        .insertInto('health')
        .values({ id: 1, at: now() })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now() }))
        .execute()
    },
    /** Finishes accepted work, then closes. */
    close: async (): Promise<void> => {
      // The embedded store has one connection, so taking it waits for all earlier work.
      if (embedded) await db.connection().execute(async () => {})
      await db.destroy()
    },
  }
}
