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
 * The same without reading it: makes the file when it is not there. Written whole or not at all, so that a broken
 * build leaves nothing half done; one that is used is marked so (dropUnused).
 */
export async function ensureCached(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (isCached(path)) return
  keep(writeUnfinished(path, await make()), path)
}

/**
 * Keeps a file, whole or not at all, in the place of what may be kept there: of a file that turned out to be damaged. Links to that one
 * stay as they are.
 */
export function replaceCached(path: string, data: Buffer | string): void {
  renameSync(writeUnfinished(path, data), path)
}

/** Writes a file beside its later place. Out: where. */
function writeUnfinished(path: string, data: Buffer | string): string {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, data)
  return unfinished
}

/** Gives a finished file its name, unless somebody else was faster: a file that is kept is never replaced, it may be linked just now. */
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

/** Whether something is kept under this path; then it counts as used today. */
export function isCached(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  const now = Date.now()
  if (now - found.mtimeMs > day) utimesSync(path, now / 1000, now / 1000)
  return true
}
