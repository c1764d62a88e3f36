import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/**
 * Puts a cached file into a release as a hard link where the disk allows it, otherwise as a copy. Nothing may write to
 * the placed file afterwards: a link shares its content with the cache.
 */
export function linkCached(cached: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  link(cached, path)
}

/** Linking marks the file as used (dropUnused). */
function link(cached: string, path: string): void {
  try {
    linkSync(cached, path)
  } catch (error) {
    // The release is on another disk, on one without hard links, or the file has too many.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error
    const unfinished = `${path}.${randomUUID()}`
    copyFileSync(cached, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, path)
  }
}

/**
 * Like `linkCached`, for a folder that exists and a file that may not be cached. Out: whether it is cached. A file that
 * already stands at the path is kept without comparing it, so this is only for files whose names contain a hash of
 * their content.
 */
export function linkIfCached(cached: string, path: string): boolean {
  try {
    link(cached, path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return true
}
