import { csvBytes, SheetUnreadable } from './csv-bytes.ts'

/**
 * Reads a sheet in a thread of its own. Out: CSV in UTF-8, or why the file cannot be read: a value, because an error loses
 * its class between threads.
 */
export default async function readSheet(bytes: Uint8Array): Promise<{ csv: Uint8Array } | { refusal: string }> {
  try {
    return { csv: await csvBytes(Buffer.from(bytes)) }
  } catch (error) {
    if (!(error instanceof SheetUnreadable)) throw error
    return { refusal: error.message }
  }
}
