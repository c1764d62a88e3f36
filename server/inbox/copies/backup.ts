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
 * A copy is gzipped text: a line that says what it is, one line of JSON with all rows, and a line
 * with the digest of the second. It fits either store, so that it also moves one to the other.
 */
const title = 'vitrine-inbox 1'

/** What a copy may unpack to: text of this kind becomes a tenth when it is packed, what is made to fill the memory a thousandth. */
const unpackedBytes = 64 * 1024 * 1024
const unpackedTimes = 50

/** A copy as it is written, not encrypted. */
export function packCopy(rows: ArchivedRows): Promise<Buffer> {
  return promisify(gzip)(`${title}\n${JSON.stringify(rows)}\n${digestOf(rows)}\n`)
}

/**
 * Writes a copy that only its owner may read, and the group that its folder was opened to (the desk's account). It gets its name when it lies on the disk whole and has been read back: whatever
 * ends the process before leaves the copies that there are. Throws a SetupError when the file exists.
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

/** Reads a copy back. Throws a SetupError when it is damaged or something else. */
export async function readCopy(file: string, identityFile?: string): Promise<ArchivedRows> {
  const packed = await readFile(file).catch((error: unknown) => {
    const code = codeOf(error) ?? 'unknown'
    if (code === 'ENOENT') throw refusal('inbox-copia-ausente', `${file}: não existe esse arquivo`)
    throw refusal('inbox-copia-ilegivel', `${file}: não pode ser lido (${code})`)
  })
  return unpackCopy(await unseal(packed, identityFile), file)
}

/** The rows in a copy's bytes. Throws a SetupError that names `file` when it is damaged or something else. */
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

/** Fills a store with a copy's rows. Throws a SetupError for rows that no store of this site can have had. */
export async function fillFrom(file: string, rows: ArchivedRows, archive: Pick<Archive, 'fill'>): Promise<void> {
  await archive.fill(rows).catch((error: unknown) => {
    if (!(error instanceof RowRefused)) throw error
    throw refusal('inbox-copia-estranha', `${file}: há uma linha que este site nunca guardaria (${error.message})`)
  })
}

/** A digest of all rows, by which a restored store is compared with its copy. */
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

/** So that the name, too, outlives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
