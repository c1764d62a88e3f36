import type { Environment } from '../environment.ts'
import type { Store } from './inbox.ts'
import { openPostgresStore } from './postgres/postgres-store.ts'
import { openSqliteStore } from './sqlite/sqlite-store.ts'

/** Opens the store that the settings name: PostgreSQL by DATABASE_URL, else the embedded one in DATA_DIR. */
export async function openStore(
  { DATABASE_URL, DATA_DIR }: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>,
  { mayCreate }: { mayCreate: boolean },
): Promise<Store> {
  return DATABASE_URL
    ? openPostgresStore({ databaseUrl: DATABASE_URL })
    : openSqliteStore({ dataDir: DATA_DIR, mayCreate })
}
