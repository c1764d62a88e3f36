import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { SheetUnreadable } from './csv-bytes.ts'
import type read from './sheet-thread.ts'

/** What reading one sheet may take: a catalogue of 50,000 products needs a quarter of each. */
const limits = { megabytes: 512, milliseconds: 20_000 }

let pool: Piscina<Uint8Array, Awaited<ReturnType<typeof read>>> | undefined

/**
 * csvBytes in a thread of its own, so that no file holds or ends the process. Throws a SheetUnreadable for a file that
 * cannot be read, or takes more memory or time than a sheet may.
 */
export async function csvBytesInThread(bytes: Buffer): Promise<Buffer> {
  pool ??= new Piscina({
    // Not relative to this module: the desk's compiled screens are in another folder.
    filename: pathToFileURL(resolve('server/sheet/sheet-thread.ts')).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  const read = await pool
    .run(new Uint8Array(bytes), { signal: AbortSignal.timeout(limits.milliseconds) })
    .catch(limitFailure)
  if ('why' in read) throw new SheetUnreadable(read.why)
  return Buffer.from(read.csv)
}

/** A thread that was ended, by its memory's limit or by the deadline. */
function limitFailure(error: unknown): { why: string } {
  const isEnded =
    error instanceof Error &&
    ('code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error.name === 'AbortError')
  if (!isEnded) throw error
  return { why: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
}
