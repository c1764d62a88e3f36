import { randomUUID } from 'node:crypto'
import { constants, copyFileSync, linkSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { isKept } from './cached-file.ts'

/** Puts a kept file into a release without a second copy of its bytes, where the disk can; neither is ever written again. */
export function place(kept: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    linkSync(kept, path)
  } catch (error) {
    // Another disk, one without links, or too many of them.
    if (!['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error
    const unfinished = `${path}.${randomUUID()}`
    copyFileSync(kept, unfinished, constants.COPYFILE_FICLONE)
    renameSync(unfinished, path)
  }
}

/** The same for a file whose name changes with its content: what has the name already is it. Out: whether it was kept. */
export function placeNamed(kept: string, path: string): boolean {
  if (!isKept(kept)) return false
  try {
    place(kept, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  return true
}
