import { createHash } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { codeOf, failureOf } from '#server/failure.ts'
import { SetupError } from '#server/setup-error.ts'
import type { ArchivedRows } from '#server/inbox/inbox.ts'
import { auditSchema, storedContactSchema, storedDeliverySchema, storedReviewSchema } from '#server/inbox/rows.ts'
import { unseal } from './seal.ts'

/**
 * A copy is gzipped text: a line that says what it is, one line of JSON with all rows, and a line
 * with the digest of the second. It fits either store, so that it also moves one to the other.
 */
const title = 'vitrine-inbox 1'

const archivedRowsSchema = v.object({
  contacts: v.array(storedContactSchema),
  product_reviews: v.array(storedReviewSchema),
  deliveries: v.array(storedDeliverySchema),
  // Copies of the first version have none.
  audit: v.optional(v.array(auditSchema), []),
})

/** A copy as it is written, not encrypted. */
export function packCopy(rows: ArchivedRows): Promise<Buffer> {
  return promisify(gzip)(`${title}\n${JSON.stringify(rows)}\n${digestOf(rows)}\n`)
}

/**
 * Writes a copy that only its owner may read. It gets its name when it lies on the disk whole and has been read back: whatever
 * ends the process before leaves the copies that there are. Throws a SetupError when the file exists.
 */
export async function writeCopy(file: string, packed: Buffer): Promise<void> {
  const draft = `${file}.draft-${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  try {
    const handle = await open(draft, 'w', 0o600)
    await handle.writeFile(packed)
    await handle.sync()
    await handle.close()
    if (!(await readFile(draft)).equals(packed)) throw new SetupError(`${file}: what was written cannot be read back`)
    await link(draft, file)
  } catch (error) {
    if (error instanceof SetupError) throw error
    throw new SetupError(`${file} cannot be written: ${failureOf(error).reason}`)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(file))
}

/** Reads a copy back. Throws a SetupError when it is damaged or something else. */
export async function readCopy(file: string, identityFile?: string): Promise<ArchivedRows> {
  const packed = await readFile(file).catch((error: unknown) => {
    const code = codeOf(error) ?? 'unknown'
    throw refusal(file, code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`)
  })
  return unpackCopy(await unseal(packed, identityFile), file)
}

/** The rows in a copy's bytes. Throws a SetupError that names `file` when it is damaged or something else. */
export async function unpackCopy(packed: Buffer, file: string): Promise<ArchivedRows> {
  const unpacked = await promisify(gunzip)(packed).catch(() => undefined)
  const [first, body = '', last] = unpacked?.toString('utf8').split('\n') ?? []
  if (first !== title) throw refusal(file, 'this is not a copy made by script/backup')
  if (last !== sha256(body)) throw refusal(file, 'the copy is damaged')
  const result = v.safeParse(archivedRowsSchema, JSON.parse(body))
  if (!result.success) throw refusal(file, 'the copy holds rows that this version does not know')
  return result.output
}

/** A digest of all rows, by which a restored store is compared with its copy. */
export function digestOf(rows: ArchivedRows): string {
  return sha256(JSON.stringify(rows))
}

function refusal(file: string, reason: string): SetupError {
  return new SetupError(`${file}: ${reason}. Nothing was restored.`)
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
