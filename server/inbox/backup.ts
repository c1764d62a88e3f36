import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import * as v from 'valibot'
import { failureOf } from '../failure.ts'
import { SetupError } from '../setup-error.ts'
import type { ArchivedRows } from './inbox.ts'
import { storedContactSchema, storedDeliverySchema, storedReviewSchema } from './rows.ts'

/**
 * A copy is gzipped text: a line that says what it is, one line of JSON with all rows, and a line
 * with the digest of the second. It fits either store, so that it also moves one to the other.
 */
const title = 'vitrine-inbox 1'

const archivedRowsSchema = v.object({
  contacts: v.array(storedContactSchema),
  product_reviews: v.array(storedReviewSchema),
  deliveries: v.array(storedDeliverySchema),
})

/** Writes a copy that only its owner may read, all or nothing. Throws when the file exists. */
export async function writeBackup(file: string, rows: ArchivedRows): Promise<void> {
  const body = JSON.stringify(rows)
  const packed = await promisify(gzip)(`${title}\n${body}\n${digest(body)}\n`)
  await mkdir(dirname(file), { recursive: true })
  const reserved = await open(file, 'wx', 0o600).catch((error: unknown) => {
    throw new SetupError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  })
  await reserved.close()
  const draft = `${file}.draft`
  try {
    const handle = await open(draft, 'w', 0o600)
    await handle.writeFile(packed)
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await Promise.all([rm(draft, { force: true }), rm(file, { force: true })])
    throw error
  }
}

/** Reads a copy back. Throws a SetupError when it is damaged or something else. */
export async function readBackup(file: string): Promise<ArchivedRows> {
  const refuse = (reason: string) => new SetupError(`${file}: ${reason}. Nothing was restored.`)
  const packed = await readFile(file).catch((error: unknown) => {
    const { code } = failureOf(error)
    throw refuse(code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`)
  })
  const unpacked = await promisify(gunzip)(packed).catch(() => undefined)
  const [first, body = '', last] = unpacked?.toString('utf8').split('\n') ?? []
  if (first !== title) throw refuse('this is not a copy made by script/backup')
  if (last !== digest(body)) throw refuse('the copy is damaged')
  const result = v.safeParse(archivedRowsSchema, JSON.parse(body))
  if (!result.success) throw refuse('the copy holds rows that this version does not know')
  return result.output
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
