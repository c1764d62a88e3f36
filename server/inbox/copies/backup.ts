import { createHash } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { codeOf, failureOf, type Failure } from '#server/failure.ts'
import { RowRefused, type Archive } from '#server/inbox/inbox.ts'
import type { ArchivedRows } from '#server/inbox/sql/archived-rows.ts'
import { fileMode } from '#server/inbox/data-folder.ts'
import { inboxError, type InboxCode } from '#server/inbox/inbox-error.ts'
import { SetupError } from '#server/setup-error.ts'
import { copiedRowsSchema } from './copied-rows.ts'
import { unseal } from './seal.ts'

/**
 * A copy is gzipped text of three lines: its kind, all rows as JSON, and a digest of the rows. Either store can read
 * it, so it can also move data from one to the other.
 */
const title = 'vitrine-inbox 1'

/**
 * A copy may unpack to this many bytes, and this many times its own size besides: real data compress to a tenth, data
 * made to exhaust the memory to a thousandth.
 */
const unpackedBytes = 64 * 1024 * 1024
const unpackedTimes = 50

/** A copy as bytes, not encrypted. */
export function packCopy(rows: ArchivedRows): Promise<Buffer> {
  return promisify(gzip)(`${title}\n${JSON.stringify(rows)}\n${digestOf(rows)}\n`)
}

/**
 * Writes a copy that only its owner can read, and the group to which its folder is open (the desk's account). It gets
 * its final name only after it was written to the disk and read back, so that an interruption leaves earlier copies
 * intact. Throws a SetupError when the file exists or cannot be written.
 */
export async function writeCopy(file: string, packed: Buffer): Promise<void> {
  const draft = `${file}.draft-${process.pid}`
  try {
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(draft, 'w', fileMode(dirname(file)))
    await handle.writeFile(packed)
    await handle.sync()
    await handle.close()
    if (!(await readFile(draft)).equals(packed))
      throw inboxError(
        'inbox-copia-incompleta',
        `${file}: o que foi gravado não pode ser lido de volta. Não há cópia nova.`,
      )
    await link(draft, file)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw inboxError(
      'inbox-copia-incompleta',
      `${file} não pode ser gravado: ${unwritten(failureOf(error))}. Não há cópia nova.`,
    )
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(file))
}

/** Reads a copy. Throws a SetupError when it cannot be read or decrypted, is damaged, or is not a copy. */
export async function readCopy(file: string, identityFile?: string): Promise<ArchivedRows> {
  const packed = await readFile(file).catch((error: unknown) => {
    const code = codeOf(error) ?? 'unknown'
    if (code === 'ENOENT') throw refusal('inbox-copia-ausente', `${file}: não existe esse arquivo`)
    throw refusal('inbox-copia-ilegivel', `${file}: não pode ser lido (${code})`)
  })
  return unpackCopy(await unseal(packed, identityFile), file)
}

/** The rows in a copy's bytes. Throws a SetupError that names `file` when they are damaged, unknown, or no copy. */
export async function unpackCopy(packed: Buffer, file: string): Promise<ArchivedRows> {
  const maxOutputLength = unpackedBytes + packed.length * unpackedTimes
  const unpacked = await promisify(gunzip)(packed, { maxOutputLength }).catch(() => undefined)
  const [first, body = '', last] = unpacked?.toString('utf8').split('\n') ?? []
  if (first !== title) throw refusal('inbox-copia-estranha', `${file}: não é uma cópia feita por script/backup`)
  if (last !== sha256(body)) throw refusal('inbox-copia-danificada', `${file}: a cópia está danificada`)
  const result = v.safeParse(copiedRowsSchema, JSON.parse(body))
  if (!result.success)
    throw refusal('inbox-copia-desconhecida', `${file}: a cópia tem linhas que esta versão do site não conhece`)
  return result.output
}

/** Fills a store with a copy's rows. Throws a SetupError for rows that a store of this site cannot contain. */
export async function fillFrom(file: string, rows: ArchivedRows, archive: Pick<Archive, 'fill'>): Promise<void> {
  await archive.fill(rows).catch((error: unknown) => {
    if (!(error instanceof RowRefused)) throw error
    throw refusal('inbox-copia-estranha', `${file}: há uma linha que este site nunca guardaria (${error.message})`)
  })
}

/** A digest of all rows, to compare a restored store with its copy. */
export function digestOf(rows: ArchivedRows): string {
  return sha256(JSON.stringify(rows))
}

function refusal(code: InboxCode, reason: string): SetupError {
  return inboxError(code, `${reason}. Nada foi restaurado.`)
}

function unwritten({ code, reason }: Failure): string {
  const known: Record<string, string> = {
    EEXIST: 'já existe um arquivo com esse nome',
    ENOSPC: 'o disco está cheio',
    EACCES: 'esta conta não pode gravar ali',
    ENOTDIR: 'o caminho passa por um arquivo, que não é pasta',
    EROFS: 'o disco só pode ser lido',
  }
  return known[code] ?? reason
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** Syncs the folder, so that the file's name outlives a power cut too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
