import fs, { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { jsonTextSchema } from '#domain/text/text-schemas.ts'
import { codeOf, ifMissing } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { contentPath, bytesOfText, textAt } from './draft-files.ts'

/*
 * Files of `content/` change together or not at all. What changes is first written to a journal beside them, and from
 * then on counts as done. Whoever reads the content takes the journal's texts for those of the files; whoever may write
 * finishes what a power cut or a kill interrupted.
 */

/** One change of a content file: old and new content (pictures in base64); null where it does not exist. */
export type FileChange = { path: string; base: string | null; text: string | null }

/** A change that cannot be made, because the file has neither its old nor its new content. */
export type FileConflict = FileChange & { current: string | null }

const journalSchema = v.object({
  /** The publication that makes the changes; undefined where a command makes them. */
  publicationId: v.optional(v.number()),
  changes: v.array(v.object({ path: v.string(), base: v.nullable(v.string()), text: v.nullable(v.string()) })),
})
/** Changes that are being made, as the journal has them. */
export type Journal = v.InferOutput<typeof journalSchema>

/** The operations of the disk by which files are changed; tests replace them. */
export type Disk = Pick<typeof fs, 'mkdir' | 'open' | 'rename' | 'rm' | 'rmdir'>

/** Finds the conflicts of changes; writes nothing. In: the shop's folder. Throws PathRefused. */
export async function findConflicts(root: string, changes: readonly FileChange[]): Promise<FileConflict[]> {
  const states = await Promise.all(
    changes.map(async ({ path, base, text }) => {
      return { path, base, text, current: await textAt(await contentPath(root, path), path) }
    }),
  )
  return states.filter(({ base, current }) => current !== base)
}

/**
 * Changes files of the content, all or none, with the journal first. Out: the conflicts; if any, nothing has changed.
 * The journal stays until `endChange`, so that what follows can be repeated too. Throws PathRefused, and the disk's
 * errors after all files were put back.
 */
export async function changeFiles(root: string, journal: Journal, disk: Disk = fs): Promise<FileConflict[]> {
  const conflicts = await findConflicts(root, journal.changes)
  if (conflicts.length > 0) return conflicts
  await writeSynced(await journalPath(root), JSON.stringify(journal), disk)
  return finishChange(root, journal, disk)
}

/** The journal of changes that may be made by halves; undefined where there is none. */
export async function unfinishedChange(root: string): Promise<Journal | undefined> {
  const text = await readFile(await journalPath(root), 'utf8').catch(ifMissing(undefined))
  return text === undefined ? undefined : v.parse(jsonTextSchema(journalSchema), text)
}

/** Finishes changes whose journal is written. */
export async function finishChange(root: string, { changes }: Journal, disk: Disk = fs): Promise<FileConflict[]> {
  const conflicts: FileConflict[] = []
  try {
    for (const change of changes) {
      const conflict = await replaceFile(root, change, disk)
      if (conflict) conflicts.push(conflict)
    }
  } catch (error) {
    await rollBack(root, changes, disk)
    throw error
  }
  if (conflicts.length > 0) await rollBack(root, changes, disk)
  return conflicts
}

/** Ends a change: the journal is deleted. */
export async function endChange(root: string, disk: Disk = fs): Promise<void> {
  const journal = await journalPath(root)
  await disk.rm(journal, { force: true })
  await disk.rm(temporaryPath(journal), { force: true })
  await syncFolder(dirname(journal), disk)
}

/** Puts the old contents back. A file with neither the old nor the new one was changed by somebody else, and stays. */
async function rollBack(root: string, changes: readonly FileChange[], disk: Disk): Promise<void> {
  for (const { path, base, text } of changes.toReversed())
    await replaceFile(root, { path, base: text, text: base }, disk)
  await endChange(root, disk)
}

/** Makes one change. Out: the conflict, which leaves the file as it is. */
async function replaceFile(root: string, change: FileChange, disk: Disk): Promise<FileConflict | undefined> {
  const { path, base, text } = change
  const file = await contentPath(root, path)
  const current = await textAt(file, path)
  if (current !== base && current !== text) return { ...change, current }
  if (current === text) await disk.rm(temporaryPath(file), { force: true })
  else if (text === null) await removeFile(path, file, disk)
  else await writeSynced(file, bytesOfText(path, text), disk)
  return undefined
}

/** Writes a file under a temporary name, then renames it: whatever happens, it is the old or the new one as a whole. */
async function writeSynced(path: string, data: string | Buffer, disk: Disk): Promise<void> {
  await makeFolder(dirname(path), disk)
  try {
    const file = await disk.open(temporaryPath(path), 'w')
    try {
      await file.writeFile(data)
      await file.chmod(await modeOf(path))
      await file.sync()
    } finally {
      await file.close()
    }
    await disk.rename(temporaryPath(path), path)
  } catch (error) {
    await disk.rm(temporaryPath(path), { force: true })
    throw error
  }
  await syncFolder(dirname(path), disk)
}

/** Makes a missing folder, with the permissions of the folder around it, whatever the umask. */
async function makeFolder(folder: string, disk: Disk): Promise<void> {
  const firstMade = await disk.mkdir(folder, { recursive: true })
  if (firstMade === undefined) return
  const { mode } = await stat(dirname(firstMade))
  for (let path = folder; path.startsWith(firstMade); path = dirname(path)) await chmod(path, mode & 0o777)
}

/** Removes a file, and with an owner's last picture its folder: one without its product or article is a fault. */
async function removeFile(path: string, file: string, disk: Disk): Promise<void> {
  await disk.rm(file)
  await syncFolder(dirname(file), disk)
  if (!/^(images\/products|blog)\/[^/]+\/[^/]+$/.test(path)) return
  try {
    await disk.rmdir(dirname(file))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error
  }
}

/** The permissions for a changed file: its own; a new file is for its owner and group, whatever the umask. */
export async function modeOf(path: string): Promise<number> {
  const stats = await stat(path).catch(ifMissing(undefined))
  return stats === undefined ? 0o640 : stats.mode & 0o777
}

async function syncFolder(folder: string, disk: Disk): Promise<void> {
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The name of a file that is being written: hidden, so that no loader reads it. */
const temporaryPath = (path: string): string => join(dirname(path), `.${basename(path)}.novo`)

const journalPath = async (root: string) => join(await realpath(join(root, 'content')), '.publicacao.json')

/** The error thrown while a publication or another command changes the content of the same shop. */
export class ContentBusy extends SetupError {
  constructor() {
    super(
      '[conteudo-importacao-em-andamento] outra importação ou publicação está em andamento nesta loja; espere que ela termine',
    )
  }
}

/** Runs work on the content alone. Throws a ContentBusy while other work runs. SQLite's lock ends with the process. */
export async function withContentLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const folder = join(root, 'build')
  await mkdir(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'import.lock'), { timeout: 0 })
  try {
    acquireLock(lock)
    return await work()
  } finally {
    lock.close()
  }
}

const sqliteBusy = 5

function acquireLock(lock: DatabaseSync): void {
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) throw new ContentBusy()
    throw error
  }
}

/** Runs a command alone, after finishing what another left by halves. Throws a SetupError if a publication did. */
export const withCommandLock = async <Result>(root: string, work: () => Promise<Result>): Promise<Result> =>
  withContentLock(root, async () => {
    const journal = await unfinishedChange(root)
    if (journal?.publicationId !== undefined)
      throw new SetupError(
        '[conteudo-publicacao-cortada] uma publicação ficou pela metade; inicie a mesa (script/desk), que a termina, e repita',
      )
    if (journal) await finishChange(root, journal)
    if (journal) await endChange(root)
    return work()
  })

/** Changes files for a command that is alone, all or none. Throws a SetupError if somebody changed one meanwhile. */
export async function changeByCommand(root: string, changes: FileChange[]): Promise<void> {
  const [conflict] = await changeFiles(root, { changes })
  if (conflict)
    throw new SetupError(`[conteudo-mudou] content/${conflict.path} mudou enquanto o comando corria; repita-o`)
  await endChange(root)
}
