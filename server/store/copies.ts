import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { sql } from 'kysely'
import { counted } from '#domain/text/number-text.ts'
import { failureOf, codeOf } from '#server/failure.ts'
import { applyLedgers } from './erasure.ts'
import { isPostgres } from './sql.ts'
import { openFile } from './sqlite.ts'
import { StoreError, RowRefused, type StoreCode } from './store-error.ts'
import { copiedTables, type Db, type TableName, type Tables } from './tables.ts'

/** The first bytes of a file encrypted by age. */
const ageHeader = Buffer.from('age-encryption.org/')

/** Encrypts a copy for a recipient (age1…); without one it stays as it is. */
export async function encryptCopy(bytes: Buffer, recipient: string | undefined): Promise<Buffer> {
  if (recipient === undefined) return bytes
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  return Buffer.from(await encrypter.encrypt(bytes))
}

/** Decrypts a copy; a plain one stays as it is. Throws a StoreError without the right key, and for damage. */
async function decryptCopy(data: Buffer, identityFile: string | undefined): Promise<Buffer> {
  if (!data.subarray(0, ageHeader.length).equals(ageHeader)) return data
  if (identityFile === undefined)
    throw new StoreError(
      'inbox-chave',
      'A cópia é cifrada: BACKUP_IDENTITY_FILE deve indicar o arquivo com a chave dela (AGE-SECRET-KEY-1…)',
    )
  const key = await readFile(identityFile, 'utf8').catch((error: unknown) => {
    throw new StoreError(
      'inbox-chave',
      `O arquivo da chave (BACKUP_IDENTITY_FILE), ${identityFile}, não pode ser lido (${failureOf(error).code})`,
    )
  })
  const decrypter = new Decrypter()
  try {
    const lines = key.split('\n').map((line) => line.trim())
    for (const line of lines) if (line !== '' && !line.startsWith('#')) decrypter.addIdentity(line)
    return Buffer.from(await decrypter.decrypt(data))
  } catch {
    throw new StoreError(
      'inbox-copia-danificada',
      'A cópia está danificada, ou foi cifrada para outra chave que não a de BACKUP_IDENTITY_FILE',
    )
  }
}

/*
 * A copy is an embedded store, compressed, and encrypted where a recipient is given. Either kind of store is restored
 * from it, so it also moves the data from one to the other. It contains everything except persons, their sign-in data,
 * what they have open or have typed and not sent, and the ids of persons, which would name somebody else in the
 * restored store; names stay.
 */

/** The bytes on the disk to which a copy may unpack: messages of one letter shrink to a hundredth and less. */
const maximumUnpackedBytes = 8 * 1024 ** 3
/** How many rows are in memory at once, so that a flood of messages does not fill it. */
const rowsAtOnce = 200
/** The tables whose rows have no id; they are small. */
const unnumberedTables = new Set<TableName>(['proposal_numbers', 'proposal_keys', 'sheet_readings', 'demand'])

export type CopyCounts = { contacts: number; reviews: number }

/** The numbers of messages and reviews, in words. */
export const countText = ({ contacts, reviews }: CopyCounts): string =>
  `${counted(contacts, 'mensagem', 'mensagens')} e ${counted(reviews, 'avaliação', 'avaliações')}`

/** Copies a store in use, as one snapshot has it. Out: the bytes, not encrypted. */
export async function makeCopy(db: Db): Promise<{ bytes: Buffer; counts: CopyCounts }> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'copy.sqlite')
    const { db: copy, connection } = openFile<Tables>(path, 'sqlite')
    const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
    await reading.execute((snapshot) => copyRows(snapshot, copy))
    const counts = await countRows(copy)
    connection.exec('PRAGMA journal_mode = DELETE')
    await copy.destroy()
    await pipeline(createReadStream(path), createGzip(), createWriteStream(`${path}.gz`))
    return { bytes: await readFile(`${path}.gz`), counts }
  })
}

/** Reads a copy's file. Throws a SetupError when it cannot be read or decrypted, or is no copy. */
export async function readCopy(file: string, identityFile: string | undefined): Promise<Buffer> {
  const fileBytes = await readFile(file).catch((error: unknown) => {
    const code = codeOf(error) ?? 'unknown'
    if (code === 'ENOENT') throw restoreError('inbox-copia-ausente', `${file}: não existe esse arquivo`)
    throw restoreError('inbox-copia-ilegivel', `${file}: não pode ser lido (${code})`)
  })
  return decryptCopy(fileBytes, identityFile)
}

/** Unpacks and opens a copy. Throws a SetupError when it is damaged, or no copy. */
export async function checkCopy(bytes: Buffer, file: string): Promise<void> {
  await withCopy(bytes, file, countRows)
}

/** Restores a copy without what was deleted since. Throws a SetupError, nothing written, unless copy and store fit. */
export async function restoreCopy(
  bytes: Buffer,
  db: Db,
  { file, ...ledgers }: { file: string; copyFolder: string; dataDir: string },
): Promise<CopyCounts & { deleted: number }> {
  return withCopy(bytes, file, async (copy) => {
    const deleted = await applyLedgers(copy, ledgers)
    await copyRows(copy, db)
    return { ...(await countRows(copy)), deleted }
  })
}

/** Restores a copy into a temporary store and compares. Throws a SetupError when anything differs. */
export async function verifyCopy(bytes: Buffer, file: string): Promise<CopyCounts> {
  return withCopy(bytes, file, (copy) =>
    inTemporaryFolder(async (folder) => {
      const path = join(folder, 'inbox.sqlite')
      const { db } = openFile<Tables>(path, 'sqlite')
      try {
        await copyRows(copy, db)
        const [expected, restored] = [await digestsOf(copy), await digestsOf(db)]
        const different = copiedTables.filter((table) => expected.get(table) !== restored.get(table))
        if (different.length > 0)
          throw new StoreError(
            'inbox-copia-diferente',
            `${file}: restaurada para teste, difere em ${different.join(', ')}`,
          )
        return await countRows(copy)
      } finally {
        await db.destroy()
      }
    }),
  )
}

/** Runs work on a copy that is unpacked into a scratch folder, checked, and brought up to this version. */
function withCopy<Result>(bytes: Buffer, file: string, work: (copy: Db) => Promise<Result>): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const path = join(folder, 'copy.sqlite')
    const foreign = restoreError('inbox-copia-estranha', `${file}: não é uma cópia feita por script/backup`)
    async function* database(chunks: AsyncIterable<Buffer>) {
      let length = 0
      for await (const chunk of chunks) {
        if (length === 0 && chunk.subarray(0, 15).toString('latin1') !== 'SQLite format 3') throw foreign
        length += chunk.length
        if (length > maximumUnpackedBytes) throw foreign
        yield chunk
      }
      if (length === 0) throw foreign
    }
    const target = createWriteStream(path, { mode: 0o600 })
    await pipeline(Readable.from([bytes]), createGunzip(), database, target).catch((error: unknown) => {
      const code = codeOf(error) ?? ''
      if (code === 'Z_DATA_ERROR' && bytes.subarray(0, 2).toString('hex') === '1f8b')
        throw restoreError('inbox-copia-danificada', `${file}: a cópia está danificada`)
      throw code.startsWith('Z_') ? foreign : error
    })
    const { db } = openCopy(path, file)
    try {
      await refuseForeign(db, { file, folder })
      return await work(db)
    } finally {
      await db.destroy()
    }
  })
}

/** Refuses a copy that lacks a column, or has a view in the place of a table, before it is asked for rows. */
async function refuseForeign(copy: Db, { file, folder }: { file: string; folder: string }): Promise<void> {
  const { db: fresh } = openFile<Tables>(join(folder, 'fresh.sqlite'), 'sqlite')
  try {
    const [expected, found] = [await columnsOf(fresh), await columnsOf(copy)]
    if (expected !== found) throw restoreError('inbox-copia-estranha', `${file}: não tem as tabelas deste site`)
  } finally {
    await fresh.destroy()
  }
}

async function columnsOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; column: string }>`
    SELECT made.name, part.name AS "column" FROM sqlite_master AS made, pragma_table_xinfo(made.name) AS part
    WHERE made.type = 'table' AND part.hidden = 0 ORDER BY made.name, part.name`.execute(db)
  const names: readonly string[] = copiedTables
  return JSON.stringify(rows.filter(({ name }) => names.includes(name)))
}

function openCopy(path: string, file: string) {
  try {
    return openFile<Tables>(path, 'sqlite')
  } catch (error) {
    if (error instanceof StoreError && error.code === 'inbox-versao') throw error
    throw restoreError('inbox-copia-danificada', `${file}: a cópia está danificada`)
  }
}

/** The columns with ids of persons, who are in no copy. */
const personColumns = ['person_id', 'in_charge', 'owner_id', 'publish_by_id']

/** A row without ids of persons, also in the state that an undo would restore. */
function withoutPersons(row: Record<string, unknown>): Record<string, unknown> {
  const ids = personColumns.filter((column) => column in row)
  const { before } = row
  return {
    ...row,
    ...Object.fromEntries(ids.map((column) => [column, null])),
    ...(typeof before === 'string' && { before: before.replace(/"in_charge":\d+/, '"in_charge":null') }),
  }
}

/** Copies all rows into an empty store, or none. Throws a SetupError when the store is not empty. */
async function copyRows(source: Db, target: Db): Promise<void> {
  try {
    await target.transaction().execute(async (transaction) => {
      for (const table of copiedTables) {
        const rows = transaction.selectFrom(table).select(sql`1`.as('one'))
        if (await rows.limit(1).executeTakeFirst())
          throw new StoreError('inbox-nao-vazia', 'A caixa de entrada não está vazia. Restaure em uma nova.')
      }
      for (const table of copiedTables) {
        for await (const rows of rowsOf(source, table))
          await transaction.insertInto(table).values(rows.map(withoutPersons)).execute()
        if (isPostgres(target) && !unnumberedTables.has(table)) await continueIds(transaction, table)
      }
    })
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error
    throw restoreError('inbox-copia-estranha', `Há uma linha que este site nunca guardaria (${error.message})`)
  }
}

/** All rows of a table, some at a time. */
async function* rowsOf(db: Db, table: TableName): AsyncGenerator<Record<string, unknown>[]> {
  const ordered = db
    .selectFrom(table)
    .selectAll()
    .orderBy(sql`1`)
    .orderBy(sql`2`)
  if (unnumberedTables.has(table)) {
    const rows: Record<string, unknown>[] = await ordered.execute()
    for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce)
    return
  }
  let rows: Record<string, unknown>[] = []
  do {
    const lastId = rows.at(-1)?.id ?? 0
    rows = await ordered
      .where(sql<boolean>`id > ${lastId}`)
      .limit(rowsAtOnce)
      .execute()
    if (rows.length > 0) yield rows
  } while (rows.length === rowsAtOnce)
}

/** Sets the next id of a table behind the highest, because ids are never used twice. */
async function continueIds(db: Db, table: TableName): Promise<void> {
  const name = `${table === 'contacts' || table === 'product_reviews' ? 'public' : 'backoffice'}.${table}`
  await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${sql.table(table)}`.execute(db)
}

async function digestsOf(db: Db): Promise<Map<TableName, string>> {
  const digests = new Map<TableName, string>()
  for (const table of copiedTables) {
    const digest = createHash('sha256')
    for await (const rows of rowsOf(db, table)) digest.update(JSON.stringify(rows))
    digests.set(table, digest.digest('hex'))
  }
  return digests
}

async function countRows(db: Db): Promise<CopyCounts> {
  const count = async (table: 'contacts' | 'product_reviews') => {
    const query = db.selectFrom(table).select((is) => is.fn.countAll<number>().as('rows'))
    return (await query.executeTakeFirstOrThrow()).rows
  }
  return { contacts: await count('contacts'), reviews: await count('product_reviews') }
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const restoreError = (code: StoreCode, reason: string) => new StoreError(code, `${reason}. Nada foi restaurado.`)
