import fs, { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { bytesOfText, textAt } from './file-text.ts'

/** The operations of the disk that a change of files uses; tests replace them. */
export type Disk = Pick<typeof fs, 'link' | 'mkdir' | 'open' | 'rename' | 'rm' | 'rmdir'>

/** One change of a content file: old and new content; null where it does not exist. */
export interface FileChange {
  path: string
  base: string | null
  text: string | null
}

/** A change, and the location of its file. */
export interface PlacedChange extends FileChange {
  place: string
}

/** Writes the new content to a temporary file beside its place, synced to the disk. */
export async function stageFile({ place, path, text }: PlacedChange, disk: Disk): Promise<void> {
  if (text === null) return
  await disk.mkdir(dirname(place), { recursive: true })
  const file = await disk.open(stagedAt(place), 'w')
  try {
    await file.writeFile(bytesOfText(path, text))
    await file.chmod(await modeOf(place))
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * The permissions for a changed file. A file that exists keeps its own, so that its readers can still read it; a new
 * file is for its owner and group, whatever the umask.
 */
async function modeOf(place: string): Promise<number> {
  try {
    return (await stat(place)).mode & 0o777
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0o640
    throw error
  }
}

/**
 * Puts a staged file into place. The old file is moved aside and compared with `base` there, where no editor writes to
 * it; the new one never replaces a file that somebody created meanwhile. Out: false when the old file is gone or
 * differs from `base`, or the place is taken; `rollBackFile` then restores the old file.
 */
export async function swapFile({ place, path, base, text }: PlacedChange, disk: Disk): Promise<boolean> {
  if (base !== null) {
    if (!(await movedAside(place, disk)) || (await textAt(asideAt(place), path)) !== base) return false
  }
  return text === null || (await placeIfFree(stagedAt(place), place, disk))
}

/** Whether the old file, moved aside, still has its old content: an editor that had it open may have written to it. */
export async function isUntouched({ place, path, base }: PlacedChange): Promise<boolean> {
  return base === null || (await textAt(asideAt(place), path)) === base
}

/** Undoes a change that is complete or half done. A file that somebody has since created at its place stays. */
export async function rollBackFile(change: PlacedChange, disk: Disk): Promise<void> {
  const { place, path, base, text } = change
  const present = await textAt(place, path)
  const isAside = (await textAt(asideAt(place), path)) !== null
  if (present === text) {
    // The old file was already deleted, so it is written again.
    if (base !== null && !isAside) await stageFile({ ...change, text: base }, disk)
    if (present !== null) await disk.rm(place)
    if (base !== null && !isAside) await placeIfFree(stagedAt(place), place, disk)
  }
  await cleanUpFile(place, disk)
}

/**
 * Cleans up after an interrupted change: the old file returns to its place unless another one is there, and temporary
 * files are deleted.
 */
export async function cleanUpFile(place: string, disk: Disk): Promise<void> {
  if (await placeIfFree(asideAt(place), place, disk)) await syncFolder(dirname(place), disk)
  await deleteTemporaryFiles(place, disk)
}

/** Deletes the temporary files beside a changed file. */
export async function deleteTemporaryFiles(place: string, disk: Disk): Promise<void> {
  await disk.rm(asideAt(place), { force: true })
  await disk.rm(stagedAt(place), { force: true })
}

/**
 * Deletes the folder of a product's or article's pictures if it is empty: a folder without its article is a fault
 * (load-posts.ts). In: the path of a deleted file below `content/`, and its former location.
 */
export async function removeEmptyFolder({ path, place }: PlacedChange, disk: Disk): Promise<void> {
  if (!/^(images\/products|blog)\/[^/]+\/[^/]+$/.test(path)) return
  try {
    await disk.rmdir(dirname(place))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
  }
}

/** Syncs a folder, so that its changes outlive a power cut. */
export async function syncFolder(folder: string, disk: Disk): Promise<void> {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves the old file aside. Out: false if there was no file to move. */
async function movedAside(place: string, disk: Disk): Promise<boolean> {
  try {
    await disk.rename(place, asideAt(place))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/**
 * Links a file to a second name if that name is free. Out: false if the name is taken, or if the file does not exist.
 */
async function placeIfFree(from: string, to: string, disk: Disk): Promise<boolean> {
  try {
    await disk.link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false
    throw error
  }
}

/** The temporary names of the new and the old file are hidden, so that no loader reads these files. */
function stagedAt(place: string): string {
  return join(dirname(place), `.${basename(place)}.depois`)
}

function asideAt(place: string): string {
  return join(dirname(place), `.${basename(place)}.antes`)
}
