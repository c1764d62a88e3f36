import type { MayCreate, Store } from '#server/inbox/inbox.ts'
import { sqlOutbox, sqlOutboxState } from '#server/inbox/sql/sql-outbox.ts'
import { publicProposals } from '#server/inbox/proposals/sql-public-proposals.ts'
import { SlidingMinute } from '#server/inbox/sliding-minute.ts'
import { GroupCommit } from './group-commit.ts'
import { watchPlace } from './in-place.ts'
import { openDatabase } from './open-database.ts'
import { sqliteArchive } from './sqlite-archive.ts'
import { sqliteDesk } from './sqlite-desk.ts'
import { sqliteInbox } from './sqlite-inbox.ts'
import { sqliteDialect, sqliteStatements } from './sqlite-statements.ts'

interface SqliteOptions {
  dataDir: string
  mayCreate: MayCreate
}

/**
 * The embedded store (node:sqlite) in a data folder. Throws a SetupError when the store is missing, lost, damaged, of a
 * newer version, or cannot be written.
 */
export function openSqliteStore({ dataDir, mayCreate }: SqliteOptions): Store {
  const database = openDatabase(dataDir, mayCreate)
  // The queue of writes waits for a locked store by itself, without blocking the pages.
  database.exec('PRAGMA busy_timeout = 0')
  const commits = new GroupCommit(database)
  const store = { dialect: sqliteDialect, statements: sqliteStatements(database, commits) }
  const checkPlace = watchPlace(database)
  return {
    inbox: sqliteInbox(database, commits),
    publicProposals: publicProposals(sqliteDialect, (steps) => store.statements.transaction(steps)),
    desk: sqliteDesk(database, commits),
    outbox: sqlOutbox(store),
    archive: sqliteArchive(database, commits),
    sql: store,
    rateLimit: (perMinute) => new SlidingMinute(perMinute),
    outboxState: (channels) => sqlOutboxState(store, channels),
    check: async () => {
      checkPlace()
      database.prepare('SELECT 1 FROM contacts LIMIT 1').get()
    },
    close: async () => {
      await commits.settle()
      database.close()
    },
  }
}
