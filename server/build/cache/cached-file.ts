import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/* Synchronous calls on purpose: each build handles tens of thousands of small files, and asynchronous calls take a
   fifth more of the processor's time while nothing else waits. */

/**
 * The content of a file that takes long to make. In: a path whose name contains a hash of everything that the file is
 * made from. The first call makes the file; later calls read it.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  await ensureCached(path, make)
  return readFileSync(path)
}

/**
 * Makes the file if it does not exist, without reading it. The file is written completely or not at all, so that an
 * interrupted build leaves no half file; an existing file is marked as used (dropUnused).
 */
export async function ensureCached(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (isCached(path)) return
  keep(writeUnfinished(path, await make()), path)
}

/** Replaces a damaged file, completely or not at all. Hard links to the damaged file keep its content. */
export function replaceCached(path: string, data: Buffer | string): void {
  renameSync(writeUnfinished(path, data), path)
}

/** Writes the content under a temporary name beside the path. Out: that name. */
function writeUnfinished(path: string, data: Buffer | string): string {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, data)
  return unfinished
}

/**
 * Moves a finished file to its path, unless another build did so first: the other's file stays, because a release may
 * be linking it at this time. (On a disk without hard links it is replaced.)
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
