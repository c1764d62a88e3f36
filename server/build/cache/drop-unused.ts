import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000

/** How long an unused file is kept: somebody may return to an earlier state of the content. */
const kept = 30 * day

/**
 * Drops files that no build used for 30 days; does so once a day. In: the cache's folder, with a folder for each kind
 * of file.
 */
export function dropUnused(folder: string, now = Date.now()): void {
  if (now - statSync(folder).mtimeMs < day) return
  utimesSync(folder, now / 1000, now / 1000)
  const oldest = now - kept
  for (const kind of readdirSync(folder).flatMap((name) => foldersOf(folder, name)))
    for (const name of readdirSync(join(folder, kind))) {
      const path = join(folder, kind, name)
      // Another build may have deleted it. Adding or removing a link counts as use: it changes the file's ctime, not
      // its mtime.
      const found = statSync(path, { throwIfNoEntry: false })
      if (found && Math.max(found.mtimeMs, found.ctimeMs) < oldest) rmSync(path, { recursive: true, force: true })
    }
}

/** Node keeps compiled code in a folder for each of its versions; each of these folders counts as a kind. */
function foldersOf(folder: string, name: string): string[] {
  return name === 'compiled' ? readdirSync(join(folder, name)).map((version) => join(name, version)) : [name]
}
