import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { withImportLock } from './import-lock.ts'
import { planImport, type ImportReport } from './plan-import.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Imports products from a CSV file into `content/products/` below `root`, completely or not at all. Products that the
 * sheet does not name stay, and so do fields whose column is missing or whose cell is empty. Only files of changed
 * products are written, and only the changes in them. Throws the errors of planImport, and an ImportBusy while another
 * import runs.
 */
export async function importProducts(root: string, path: string): Promise<ImportReport> {
  return withImportLock(root, async () => importBytes(root, { bytes: await readFile(path), file: basename(path) }))
}

/** Imports like importProducts, from bytes that were already read, for a caller that holds the lock. */
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
