import type { Environment } from '#server/environment.ts'
import type { MayCreate, Store } from './inbox.ts'

/**
 * Opens the configured store: PostgreSQL with DATABASE_URL, else the embedded one in DATA_DIR. The code of the other
 * store is not loaded. Throws a SetupError when the store cannot be used.
 */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayCreate }: { mayCreate: MayCreate },
): Promise<Store> {
  if (DATABASE_URL) {
    // Copies and access records are files with PostgreSQL too, and are to be read by this account only.
    process.umask(0o077)
    const { openPostgresStore } = await import('./postgres/postgres-store.ts')
    return openPostgresStore({ databaseUrl: DATABASE_URL })
  }
  const { openSqliteStore } = await import('./sqlite/sqlite-store.ts')
  return openSqliteStore({ dataDir: DATA_DIR, mayCreate })
}
