import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Watches the file of an open store. Out: a check that throws when the file was moved, deleted or replaced. Without it
 * SQLite would continue to write to a file that nobody can open again.
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
