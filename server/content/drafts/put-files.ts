import fs from 'node:fs/promises'
import { dirname } from 'node:path'
import { contentPlace } from './content-place.ts'
import { textAt } from './file-text.ts'
import {
  deleteTemporaryFiles,
  isUntouched,
  removeEmptyFolder,
  cleanUpFile,
  stageFile,
  swapFile,
  syncFolder,
  rollBackFile,
  type Disk,
  type FileChange,
  type PlacedChange,
} from './swap-file.ts'

/** A change that is not possible, because the file has neither its old nor its new content. */
export interface FileConflict extends FileChange {
  present: string | null
}

/**
 * Changes files of the content, all or none. Each old file is moved aside and compared with its expected content, so
 * that nothing that an editor on the server writes meanwhile is overwritten. A file that already has its new content is
 * left alone, so that an interrupted change can be repeated. In: the shop's folder. Out: the conflicts, in which case
 * nothing was written; otherwise everything is synced to the disk. Throws PathRefused, and errors of the disk after all
 * files were put back.
 */
export async function putFiles(root: string, changes: readonly FileChange[], disk: Disk = fs): Promise<FileConflict[]> {
  const placed = await Promise.all(changes.map((change) => placedChange(root, change)))
  for (const { place } of placed) await cleanUpFile(place, disk)
  const found = await Promise.all(placed.map(withPresent))
  const inTheWay = found.filter(isConflict)
  if (inTheWay.length > 0) return inTheWay.map(conflictOf)
  const due = found.filter(({ present, text }) => present !== text)
  if (await putAll(due, disk)) return []
  const late = await Promise.all(due.map(withPresent))
  return late.filter(isConflict).map(conflictOf)
}

/** The conflicts of changes at this time; writes nothing. Throws PathRefused. */
export async function conflictsNow(root: string, changes: readonly FileChange[]): Promise<FileConflict[]> {
  const placed = await Promise.all(changes.map((change) => placedChange(root, change)))
  return (await Promise.all(placed.map(withPresent))).filter(isConflict).map(conflictOf)
}

/** Reverts changes. A file with neither its old nor its new content was changed by somebody else since, and stays. */
export async function takeBackFiles(root: string, changes: readonly FileChange[], disk: Disk = fs): Promise<void> {
  for (const { path, base, text } of changes) await putFiles(root, [{ path, base: text, text: base }], disk)
}

/**
 * Makes all changes. Out: whether they were made; if not, everything is as before, except what somebody else wrote
 * meanwhile.
 */
async function putAll(changes: readonly PlacedChange[], disk: Disk): Promise<boolean> {
  const made: PlacedChange[] = []
  let isMade = true
  try {
    for (const change of changes) await stageFile(change, disk)
    for (const change of changes) {
      made.push(change)
      if (!(isMade = await swapFile(change, disk))) break
    }
    isMade &&= (await Promise.all(made.map(isUntouched))).every(Boolean)
    for (const folder of new Set(made.map(({ place }) => dirname(place)))) await syncFolder(folder, disk)
    if (isMade) await finish(changes, disk)
  } catch (error) {
    await undo(changes, made, disk)
    throw error
  }
  if (!isMade) await undo(changes, made, disk)
  return isMade
}

async function finish(changes: readonly PlacedChange[], disk: Disk): Promise<void> {
  for (const { place } of changes) await deleteTemporaryFiles(place, disk)
  for (const change of changes) if (change.text === null) await removeEmptyFolder(change, disk)
}

async function undo(changes: readonly PlacedChange[], made: readonly PlacedChange[], disk: Disk): Promise<void> {
  for (const change of made.toReversed()) await rollBackFile(change, disk)
  for (const { place } of changes) await cleanUpFile(place, disk)
  for (const change of changes) if (change.base === null) await removeEmptyFolder(change, disk)
}

async function placedChange(root: string, { path, base, text }: FileChange): Promise<PlacedChange> {
  return { path, base, text, place: await contentPlace(root, path) }
}

async function withPresent(change: PlacedChange): Promise<PlacedChange & { present: string | null }> {
  return { ...change, present: await textAt(change.place, change.path) }
}

function isConflict({ base, text, present }: FileConflict): boolean {
  return present !== base && present !== text
}

function conflictOf({ path, base, text, present }: FileConflict): FileConflict {
  return { path, base, text, present }
}
