import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { jsonTextSchema, tryParse } from '#domain/text/text-schemas.ts'
import { dayMilliseconds } from '#domain/time.ts'
import { failureOf, ifMissing, type Failure } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import { countText, readCopy, verifyCopy } from './copies.ts'
import { StoreError } from './store-error.ts'
import { syncFolder } from './sync-folder.ts'

/** Matches the names that script/backup gives to copies. */
const copyNamePattern = /^inbox-.*\.gz(\.age)?$/

/** Writes a copy, which gets its name only once it was read back. Throws a SetupError where it cannot be written. */
export async function writeCopy(file: string, packed: Buffer): Promise<void> {
  const temporaryFile = `${file}.draft-${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeNew(temporaryFile, packed)
    if (!(await readFile(temporaryFile)).equals(packed))
      throw new StoreError(
        'inbox-copia-incompleta',
        `${file}: o que foi gravado não pode ser lido de volta. Não há cópia nova.`,
      )
    await link(temporaryFile, file)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new StoreError(
      'inbox-copia-incompleta',
      `${file} não pode ser gravado: ${writeProblem(failureOf(error))}. Não há cópia nova.`,
    )
  } finally {
    await rm(temporaryFile, { force: true })
  }
  await syncFolder(dirname(file))
}

/** Writes a new file and follows no link: the server's account, which may write there too, could have laid one. */
async function writeNew(path: string, content: string | Buffer): Promise<void> {
  await rm(path, { force: true })
  await writeFile(path, content, { flag: 'wx', flush: true })
}

function writeProblem({ code, reason }: Failure): string {
  const reasons: Record<string, string> = {
    EEXIST: 'já existe um arquivo com esse nome',
    ENOSPC: 'o disco está cheio',
    EACCES: 'esta conta não pode gravar ali',
    ENOTDIR: 'o caminho passa por um arquivo, que não é pasta',
    EROFS: 'o disco só pode ser lido',
  }
  return reasons[code] ?? reason
}

/** The copies in a folder, the newest first. */
async function listCopies(folder: string): Promise<{ file: string; madeAt: number }[]> {
  const names = await readdir(folder).catch(ifMissing([]))
  const copies = await Promise.all(
    names
      .filter((name) => copyNamePattern.test(name))
      .map(async (name) => ({ file: join(folder, name), madeAt: (await stat(join(folder, name))).mtimeMs })),
  )
  return copies.toSorted((a, b) => b.madeAt - a.madeAt)
}

/** How many copies the data folder has, and when the newest was made (ISO 8601). */
export async function copiesSummary(dataDir: string) {
  const copies = await listCopies(join(dataDir, 'backups'))
  const [newest] = copies
  const dated = newest && { file: newest.file, madeAt: new Date(newest.madeAt).toISOString() }
  return { count: copies.length, newest: dated }
}

/** Deletes copies beyond `keep` or `days`, never the newest. Out: how many, without unfinished ones. */
export async function pruneCopies(
  folder: string,
  { keep = Number.POSITIVE_INFINITY, days }: { keep: number | undefined; days: number | undefined },
  now = Date.now(),
): Promise<number> {
  const oldest = days === undefined ? Number.NEGATIVE_INFINITY : now - days * dayMilliseconds
  const surplus = (await listCopies(folder)).filter(
    ({ madeAt }, index) => index > 0 && (madeAt < oldest || index >= keep),
  )
  for (const { file } of surplus) await rm(file)
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const path = join(folder, name)
    if (/^inbox-.*\.draft-\d+$/.test(name) && (await stat(path)).mtimeMs < now - dayMilliseconds) await rm(path)
  }
  return surplus.length
}

const checksFile = (dataDir: string) => join(dataDir, 'copy-checks.json')
/** When the newest verified copy was made, and when a check failed, unless a later one succeeded: ISO 8601. */
const checksSchema = jsonTextSchema(v.object({ verified: v.optional(v.string()), failed: v.optional(v.string()) }))
type CopyChecks = v.InferOutput<typeof checksSchema>

/** The results of the last checks of copies; a damaged record says that none was verified. */
export const copyChecks = async (dataDir: string): Promise<CopyChecks> =>
  tryParse(checksSchema, await readFile(checksFile(dataDir), 'utf8').catch(ifMissing('{}'))) ?? {}

/** Records that a copy was verified, and when it was made (ISO 8601). */
export async function recordVerified(dataDir: string, madeAt: string): Promise<void> {
  await writeChecks(dataDir, { verified: madeAt })
}

async function writeChecks(dataDir: string, checks: CopyChecks): Promise<void> {
  const temporaryFile = `${checksFile(dataDir)}.${process.pid}`
  await writeNew(temporaryFile, JSON.stringify(checks))
  await rename(temporaryFile, checksFile(dataDir))
}

/** Checks a copy by `check`, and throws its error on. A failure stays recorded until a copy is verified. */
export async function checkAndRecord<Result>(dataDir: string, check: () => Promise<Result>): Promise<Result> {
  try {
    return await check()
  } catch (error) {
    await writeChecks(dataDir, { ...(await copyChecks(dataDir)), failed: new Date().toISOString() })
    throw error
  }
}

/** Restores the newest copy into a temporary store and compares. Out: a report. Throws a SetupError. */
export async function verifyNewestCopy(dataDir: string, identityFile: string | undefined): Promise<string> {
  const { newest } = await copiesSummary(dataDir)
  if (newest === undefined) throw new StoreError('inbox-copia-ausente', `Não há cópia em ${join(dataDir, 'backups')}`)
  const counts = await checkAndRecord(dataDir, async () =>
    verifyCopy(await readCopy(newest.file, identityFile), newest.file),
  )
  await recordVerified(dataDir, newest.madeAt)
  return `conferida: ${countText(counts)}`
}
