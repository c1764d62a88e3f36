import { limitedThread, ThreadLimit } from '#server/limited-thread.ts'
import { SheetUnreadable } from './csv-bytes.ts'
import type readSheet from './sheet-thread.ts'

/** A catalogue of 50,000 products needs a quarter of the memory and time. */
const readInThread = limitedThread<typeof readSheet>('server/sheet/sheet-thread.ts', {
  milliseconds: 20_000,
  idle: 10_000,
})

/**
 * csvBytes in a thread of its own. Throws a SheetUnreadable for a file that cannot be read, or takes more memory or time
 * than a sheet may.
 */
export async function csvBytesInThread(bytes: Buffer): Promise<Buffer> {
  const result = await readInThread(new Uint8Array(bytes)).catch((error: unknown) => {
    if (!(error instanceof ThreadLimit)) throw error
    return { refusal: 'A planilha passa do que se lê de uma vez: divida-a em várias.' }
  })
  if ('refusal' in result) throw new SheetUnreadable(result.refusal)
  return Buffer.from(result.csv)
}
