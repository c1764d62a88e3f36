import fs, { stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf } from '#server/failure.ts'
import { bytesOfText, textAt } from './file-text.ts'

/** What is asked of the disk. */
export type Disk = Pick<typeof fs, 'link' | 'mkdir' | 'open' | 'rename' | 'rm' | 'rmdir'>

/** One file of the content: what it was, and what it becomes. Null: it is not there. */
export interface FileChange {
  path: string
  base: string | null
  text: string | null
}

/** A change, and where its file lies. */
export interface PlacedChange extends FileChange {
  place: string
}

/** Writes what a file becomes beside its place, on the disk. */
export async function stage({ place, path, text }: PlacedChange, disk: Disk): Promise<void> {
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

/** Permissions for a changed file: those it had, so that its readers still can; a new one is for its account and group, whatever the umask. */
async function modeOf(place: string): Promise<number> {
  try {
    return (await stat(place)).mode & 0o777
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 0o640
    throw error
  }
}

/**
 * Puts a staged text into its place. The old file is moved aside and compared with `base` there, where no editor writes to it; the new
 * one never replaces a file that somebody created meanwhile. Out: false when either differs; `takeBack` then restores the old file.
 */
export async function swap({ place, path, base, text }: PlacedChange, disk: Disk): Promise<boolean> {
  if (base !== null) {
    if (!(await movedAside(place, disk)) || (await textAt(asideAt(place), path)) !== base) return false
  }
  return text === null || (await placeIfFree(stagedAt(place), place, disk))
}

/** Whether what was taken out is still what it was: an editor may have had the file open. */
export async function isUntouched({ place, path, base }: PlacedChange): Promise<boolean> {
  return base === null || (await textAt(asideAt(place), path)) === base
}

/** Undoes a change, whole or half. What somebody has put there since stays. */
export async function takeBack(change: PlacedChange, disk: Disk): Promise<void> {
  const { place, path, base, text } = change
  const present = await textAt(place, path)
  const isAside = (await textAt(asideAt(place), path)) !== null
  if (present === text) {
    // What was cleared away already is written anew.
    if (base !== null && !isAside) await stage({ ...change, text: base }, disk)
    if (present !== null) await disk.rm(place)
    if (base !== null && !isAside) await placeIfFree(stagedAt(place), place, disk)
  }
  await settle(place, disk)
}

/** Cleans up after a change that was cut off: the old file returns to its place unless another one stands there; temporary files go. */
export async function settle(place: string, disk: Disk): Promise<void> {
  if (await placeIfFree(asideAt(place), place, disk)) await syncFolder(dirname(place), disk)
  await clear(place, disk)
}

/** Removes what lies beside a file that has changed. */
export async function clear(place: string, disk: Disk): Promise<void> {
  await disk.rm(asideAt(place), { force: true })
  await disk.rm(stagedAt(place), { force: true })
}

/**
 * Removes a folder of pictures that has none any more: the loader takes it for a product's or an article's. In: a path below
 * `content/`, and where its file lay.
 */
export async function removeEmptyFolder({ path, place }: PlacedChange, disk: Disk): Promise<void> {
  if (!/^(images\/products|blog)\/[^/]+\/[^/]+$/.test(path)) return
  try {
    await disk.rmdir(dirname(place))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(codeOf(error) ?? '')) throw error
  }
}

/** Makes what happened in a folder outlive a power cut. */
export async function syncFolder(folder: string, disk: Disk): Promise<void> {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Out: false where there was no file to move. */
async function movedAside(place: string, disk: Disk): Promise<boolean> {
  try {
    await disk.rename(place, asideAt(place))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Gives a file a second name where nothing has it. Out: false where something has, or where there is no such file. */
async function placeIfFree(from: string, to: string, disk: Disk): Promise<boolean> {
  try {
    await disk.link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false
    throw error
  }
}

/** What a file becomes, and what it was: hidden, so that no loader reads them. */
function stagedAt(place: string): string {
  return join(dirname(place), `.${basename(place)}.depois`)
}

function asideAt(place: string): string {
  return join(dirname(place), `.${basename(place)}.antes`)
}
