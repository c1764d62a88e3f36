import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { alone } from './import-lock.ts'
import { planImport, type ImportReport } from './plan-import.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Reads products from a CSV file into `content/products/` below `root`: whole, or not at all. A product that the sheet
 * does not name stays, and so does what a missing column or an empty cell would say. A file is written only when its
 * product changed, and in it only what changed. Throws the errors of planImport, and an ImportBusy while another runs.
 */
export async function importProducts(root: string, path: string): Promise<ImportReport> {
  return alone(root, async () => importBytes(root, { bytes: await readFile(path), file: basename(path) }))
}

/** The same for bytes that were read before, by a caller that holds the lock. */
export async function importBytes(root: string, sheet: { bytes: Buffer; file: string }): Promise<ImportReport> {
  const { report, texts } = await planImport(root, sheet)
  await replaceFiles(texts)
  return report
}

/** What importProducts would do; writes nothing. */
export async function simulateImport(root: string, path: string): Promise<ImportReport> {
  const { report } = await planImport(root, { bytes: await readFile(path), file: basename(path) })
  return report
}
