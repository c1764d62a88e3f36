import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Copies of the name that script/backup gives them. */
const copyName = /^inbox-.*\.gz(\.age)?$/
const dayMilliseconds = 24 * 60 * 60 * 1000

interface Limits {
  /** How many of the newest stay; undefined: all. */
  keep: number | undefined
  /** Older ones go; undefined: none. The newest copy always stays. */
  days: number | undefined
}

/** Removes the copies of a folder that are too many or too old, and drafts that were never finished. Out: how many copies. */
export async function pruneCopies(folder: string, { keep, days }: Limits, now = Date.now()): Promise<number> {
  const names = await readdir(folder)
  const copies = await Promise.all(
    names
      .filter((name) => copyName.test(name))
      .map(async (name) => ({ path: join(folder, name), made: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = days === undefined ? Number.NEGATIVE_INFINITY : now - days * dayMilliseconds
  const surplus = copies
    .toSorted((one, other) => other.made - one.made)
    .filter(({ made }, index) => index > 0 && (made < oldest || index >= (keep ?? Number.POSITIVE_INFINITY)))
  for (const { path } of surplus) await rm(path)
  for (const name of names) if (/^inbox-.*\.draft-\d+$/.test(name)) await removeOldDraft(join(folder, name), now)
  return surplus.length
}

async function removeOldDraft(path: string, now: number): Promise<void> {
  if ((await stat(path)).mtimeMs < now - dayMilliseconds) await rm(path)
}
