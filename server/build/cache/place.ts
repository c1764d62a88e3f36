import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'

/** Puts a cached file into a release as a hard link, where the disk can, else as a copy. Neither is ever written again. */
export function place(cached: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  link(cached, path)
}

/** A link counts as use (dropUnused). */
function link(cached: string, path: string): void {
  try {
    linkSync(cached, path)
  } catch (error) {
    // Another disk, one without links, or too many of them.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error
    const unfinished = `${path}.${randomUUID()}`
    copyFileSync(cached, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, path)
  }
}

/**
 * Does the same if the file is there. Out: whether it was. A file that has the name already is taken to be the same:
 * only for files whose names change with their content.
 */
export function placeIfThere(cached: string, path: string): boolean {
  try {
    link(cached, path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return true
}
