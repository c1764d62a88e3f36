import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Days for which something is kept that no build uses: as long as somebody may go back to an earlier state. */
const days = 30

/** Drops what no build used for so long. In: the folder of what is kept, with a folder for each kind. */
export function dropUnused(folder: string, now = Date.now()): void {
  const oldest = now - days * 24 * 60 * 60 * 1000
  for (const kind of readdirSync(folder).flatMap((name) => foldersOf(folder, name)))
    for (const name of readdirSync(join(folder, kind))) {
      const path = join(folder, kind, name)
      // Another build may have dropped it. Links made and taken away count as use, which the time of the last change tells: of the
      // file's entry, not of its content.
      const found = statSync(path, { throwIfNoEntry: false })
      if (found && Math.max(found.mtimeMs, found.ctimeMs) < oldest) rmSync(path, { recursive: true, force: true })
    }
}

/** Node keeps what it compiled in a folder for each of its versions; each of these is a kind. */
function foldersOf(folder: string, name: string): string[] {
  return name === 'compiled' ? readdirSync(join(folder, name)).map((version) => join(name, version)) : [name]
}
