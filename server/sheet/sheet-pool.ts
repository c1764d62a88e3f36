import { pathToFileURL } from 'node:url'
import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { SheetUnreadable } from './csv-bytes.ts'
import type read from './sheet-thread.ts'

/** What reading one sheet may take: a catalogue of 50,000 products needs a quarter of each. */
const most = { megabytes: 512, milliseconds: 20_000 }

let pool: Piscina<Uint8Array, Awaited<ReturnType<typeof read>>> | undefined

/**
 * csvBytes in a thread of its own, so that no file holds or ends the process. Throws a SheetUnreadable for a file that
 * cannot be read, or takes more memory or time than a sheet may.
 */
export async function csvBytesAway(bytes: Buffer): Promise<Buffer> {
  pool ??= new Piscina({
    // Not by this module's place: the desk's screens are compiled elsewhere.
    filename: pathToFileURL(resolve('server/sheet/sheet-thread.ts')).href,
    maxThreads: 1,
    minThreads: 0,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: most.megabytes },
  })
  const read = await pool.run(new Uint8Array(bytes), { signal: AbortSignal.timeout(most.milliseconds) }).catch(tooMuch)
  if ('why' in read) throw new SheetUnreadable(read.why)
  return Buffer.from(read.csv)
}

/** A thread that was ended, by its memory's limit or by the deadline. */
function tooMuch(error: unknown): { why: string } {
  const isEnded =
    error instanceof Error &&
    ('code' in error ? error.code === 'ERR_WORKER_OUT_OF_MEMORY' : error.name === 'AbortError')
  if (!isEnded) throw error
  return { why: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
}
