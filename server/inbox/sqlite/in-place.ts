import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Watches where an open store lies. Out: a check that throws when its file was moved, deleted or
 * replaced since: SQLite would go on writing into a file that nobody finds again.
 */
export function watchPlace(database: DatabaseSync): () => void {
  const path = database.location()
  if (path === null) return () => {}
  const opened = statSync(path)
  return () => {
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.ino !== opened.ino || found.dev !== opened.dev) throw new Error('The store is no longer in its place')
  }
}
