import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { SheetUnreadable } from './csv-bytes.ts'
import type read from './sheet-thread.ts'

/** A catalogue of 50,000 products needs a quarter of the memory and time. */
const readInThread = limitedThread<typeof read>('server/sheet/sheet-thread.ts', {
  milliseconds: 20_000,
  idle: 10_000,
})

/**
 * csvBytes in a thread of its own. Throws a SheetUnreadable for a file that cannot be read, or takes more memory or time
 * than a sheet may.
 */
export async function csvBytesInThread(bytes: Buffer): Promise<Buffer> {
  const read = await readInThread(new Uint8Array(bytes)).catch((error: unknown) => {
    if (!(error instanceof ThreadLimit)) throw error
    return { why: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
  })
  if ('why' in read) throw new SheetUnreadable(read.why)
  return Buffer.from(read.csv)
}
