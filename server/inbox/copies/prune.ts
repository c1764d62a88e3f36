import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Matches the names that script/backup gives to copies. */
const copyName = /^inbox-.*\.gz(\.age)?$/
const dayMilliseconds = 24 * 60 * 60 * 1000

interface Limits {
  /** The number of newest copies that are kept; undefined for no limit. */
  keep: number | undefined
  /** The age in days at which copies are deleted; undefined for no limit. The newest copy is always kept. */
  days: number | undefined
}

/**
 * Deletes copies that are too many or too old, and unfinished ones of more than a day ago. Out: the number of copies
 * deleted, without unfinished ones.
 */
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
