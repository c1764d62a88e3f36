import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/*
 * Tens of thousands of small files are looked for, written and linked in each build: done while everybody waits that takes a fifth
 * of the processor's time of calls that come back later.
 */

/**
 * The bytes of a file that takes long to make. In: a path whose name carries a hash of all that it is
 * made from. Made once, then read.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  await ensureCached(path, make)
  return readFileSync(path)
}

/**
 * Makes the file when it is not there, without reading it. It is written whole or not at all, so that a broken build
 * leaves nothing half done; a file that is there is marked as used (dropUnused).
 */
export async function ensureCached(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (isCached(path)) return
  keep(writeUnfinished(path, await make()), path)
}

/** Puts a new file in the place of a damaged one, whole or not at all. Links to the damaged file stay as they are. */
export function replaceCached(path: string, data: Buffer | string): void {
  renameSync(writeUnfinished(path, data), path)
}

/** Writes a file beside its later place. Out: its path. */
function writeUnfinished(path: string, data: Buffer | string): string {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, data)
  return unfinished
}

/**
 * Gives a finished file its name, unless another build did so first: a cached file is never replaced, because a release
 * may be linking it just now.
 */
function keep(unfinished: string, path: string): void {
  try {
    linkSync(unfinished, path)
    rmSync(unfinished)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') rmSync(unfinished)
    else renameSync(unfinished, path)
  }
}

const day = 24 * 60 * 60 * 1000

/** Whether a file is cached under this path; if so, it counts as used today. */
export function isCached(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  const now = Date.now()
  if (now - found.mtimeMs > day) utimesSync(path, now / 1000, now / 1000)
  return true
}
