import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/**
 * The bytes of a file that takes long to make. In: a path whose name carries a hash of all that it is
 * made from. Made once, then read.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  await ensureCached(path, make)
  return readFile(path)
}

/**
 * The same without reading it: makes the file when it is not there. Written whole or not at all, so that a broken
 * build leaves nothing half done; one that is used is marked so (dropUnused).
 */
export async function ensureCached(path: string, make: () => Promise<Buffer>): Promise<void> {
  if (await isKept(path)) return
  const data = await make()
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, data)
  await keep(unfinished, path)
}

/** Gives a finished file its name, unless somebody else was faster: a file that is kept is never replaced, it may be linked just now. */
async function keep(unfinished: string, path: string): Promise<void> {
  try {
    await link(unfinished, path)
    await rm(unfinished)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') await rm(unfinished)
    else await rename(unfinished, path)
  }
}

const day = 24 * 60 * 60 * 1000

/** Whether something is kept under this path; then it counts as used today. */
export async function isKept(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path)
    const now = Date.now()
    if (now - mtimeMs > day) await utimes(path, now / 1000, now / 1000)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
