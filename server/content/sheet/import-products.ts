import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ContentFiles } from '#server/content/content-files.ts'
import { changeByCommand, commandAlone } from '#server/content/drafts/change-files.ts'
import { loadRecords } from '#server/content/load/load-catalogue.ts'
import { planSheet, type ImportReport } from './plan.ts'

/**
 * Imports products from a CSV file into `content/products/` below `root`, completely or not at all. Products that the
 * sheet does not name stay, and so do fields whose column is missing or whose cell is empty. Only files of changed
 * products are written, and only the changes in them. Throws the errors of simulateImport, and an ContentBusy while
 * another import runs.
 */
export async function importProducts(root: string, path: string): Promise<ImportReport> {
  return commandAlone(root, async () => importBytes(root, await readFile(path), basename(path)))
}

/** Imports like importProducts, from bytes that were already read, for a caller that holds the lock. */
export async function importBytes(root: string, bytes: Buffer, file: string): Promise<ImportReport> {
  const { report, texts, textOf } = await planned(root, bytes, file)
  const changes = [...texts].map(async ([id, text]) => {
    return { path: `products/${id}.yaml`, base: report.added.includes(id) ? null : await textOf(id), text }
  })
  await changeByCommand(root, await Promise.all(changes))
  return report
}

/**
 * What importProducts would do; writes nothing. Throws a SheetError that names every fault of the sheet, or a
 * ContentError where the content itself has faults.
 */
export async function simulateImport(root: string, path: string): Promise<ImportReport> {
  const { report } = await planned(root, await readFile(path), basename(path))
  return report
}

async function planned(root: string, bytes: Buffer, file: string) {
  const content = new ContentFiles(root)
  const textOf = async (id: string) => (await content.text(`products/${id}.yaml`)).text
  return { ...(await planSheet({ ...(await loadRecords(content)), textOf }, bytes, file)), textOf }
}

/** The report of an import or a dry run: a line for each changed field, remarks, and counts. */
export function importText(file: string, { added, changed, unchanged, lines, notes }: ImportReport): string {
  const counts = [
    counted(added.length, 'produto novo', 'produtos novos'),
    counted(changed.length, 'mudado', 'mudados'),
    counted(unchanged.length, 'como estava', 'como estavam'),
  ]
  return [...lines, ...notes.map((note) => `aviso: ${note}`), `${file}: ${counts.join(', ')}.`].join('\n')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
