import { constants, lstat, mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { parse } from 'yaml'
import { listOf, recordOf, type Values } from '#domain/editing/field.ts'
import { erpSheet, type ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import { offeredItems } from '#domain/feeds/offered-item.ts'
import { absoluteUrl } from '#domain/pages/paths.ts'
import { brasiliaMoment } from '#domain/text/brasilia-moment.ts'
import { counted } from '#domain/text/number-text.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles, naturalOrder } from '#server/content/content-files.ts'
import { changeByCommand, withCommandLock } from '#server/content/drafts/change-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { loadProducts, loadRecords } from '#server/content/load/load-catalogue.ts'
import { SetupError } from '#server/setup-error.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import { headingOf, productColumns, rowCells, sheetColumns, variantColumns } from './columns.ts'
import { planSheet, SheetError, type ImportReport } from './plan.ts'

/** Writes every product below `root` to a CSV file, with its variants. Out: how many. Throws a ContentError. */
export async function exportProducts(root: string, path: string): Promise<number> {
  const content = new ContentFiles(root)
  const faults: ContentFault[] = []
  const products = await loadProducts(content, faults)
  if (faults.length > 0) throw new ContentError(faults)
  const texts = await Promise.all(
    products.map(async ({ id }) => ({ id, text: (await content.text(`products/${id}.yaml`)).text })),
  )
  await writeFile(path, productSheet(texts))
  return products.length
}

const priceColumns = ['id', 'variant', 'sku', 'name', 'currentPrice', 'originalPrice', 'availability']

/** Products as CSV, in the order of their ids. In: the texts of their files; whether only prices are wanted. */
export function productSheet(files: readonly { id: string; text: string }[], isPriceList = false): string {
  const rows = files
    .toSorted((a, b) => naturalOrder(a.id, b.id))
    .flatMap(({ id, text }) => {
      const values: Values = recordOf(parse(text))
      const variants = listOf(values.variants).map(recordOf)
      return [rowCells(productColumns, id, values), ...variants.map((variant) => rowCells(variantColumns, id, variant))]
    })
  const columns = isPriceList ? priceColumns : sheetColumns
  const indexes = columns.map((name) => sheetColumns.indexOf(name))
  const cells = rows.map((row) => indexes.map((index) => row[index] ?? ''))
  return sheetText(columns.map(headingOf), cells)
}

/** Writes all items with a code to a CSV file for an ERP's import. Out: the number of rows. Throws a ContentError. */
export async function exportErp(root: string, system: ErpSystem, path: string): Promise<number> {
  const { products, brand } = await loadContent(new ContentFiles(root))
  const items = products
    .flatMap(offeredItems)
    .map((item) => ({ ...item, link: absoluteUrl(brand, item.path) }))
    .toSorted((a, b) => naturalOrder(a.code, b.code))
  const { heading, rows } = erpSheet(system, items)
  await writeFile(path, sheetText(heading, rows))
  return items.length
}

/** Imports a CSV file, wholly or not at all. Throws a SheetError with every fault, a ContentError, a ContentBusy. */
export async function importProducts(root: string, path: string, isDry = false): Promise<ImportReport> {
  const work = async () => importBytes(root, await readFile(path), basename(path), isDry)
  return isDry ? work() : withCommandLock(root, work)
}

/** Imports a sheet's bytes like importProducts, for a caller that holds the content's lock. */
async function importBytes(root: string, bytes: Buffer, file: string, isDry = false): Promise<ImportReport> {
  const content = new ContentFiles(root)
  const textOf = async (id: string) => (await content.text(`products/${id}.yaml`)).text
  const { report, texts } = await planSheet({ ...(await loadRecords(content)), textOf }, bytes, file)
  if (isDry) return report
  const changes = [...texts].map(async ([id, text]) => {
    return { path: `products/${id}.yaml`, base: report.added.includes(id) ? null : await textOf(id), text }
  })
  await changeByCommand(root, await Promise.all(changes))
  return report
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

type FileOutcome = { name: string; outcome: 'imported' | 'refused' | 'waiting' | 'no-sheet'; text: string }

interface FolderOptions {
  /** Seconds without a change before a file is imported; one that is still being copied is left for the next run. */
  quietSeconds: number
  now: () => Date
}

const importedFolder = 'importados'
const refusedFolder = 'recusados'

/**
 * Imports every .csv file of a folder in name order, each completely or not at all, and moves it with a report to
 * `importados/` or `recusados/`; after an interruption the next run does the same again. Throws a SetupError where one
 * of these folders is a link, a ContentBusy, and a ContentError where the content has faults.
 */
export const importFolder = async (root: string, folder: string, options: FolderOptions): Promise<FileOutcome[]> =>
  withCommandLock(root, async () => {
    const names = await filesIn(folder)
    const isSheet = (name: string) => extname(name).toLowerCase() === '.csv'
    if (names.some(isSheet)) {
      for (const target of [importedFolder, refusedFolder]) await makeFolder(join(folder, target))
    }
    const outcomes: FileOutcome[] = []
    for (const name of names) {
      if (isSheet(name)) outcomes.push(await importFile(root, folder, name, options))
      else outcomes.push({ name, outcome: 'no-sheet', text: 'não é .csv; ficou na pasta' })
    }
    return outcomes
  })

/** Makes a folder for settled sheets. Throws a SetupError for a link, which whoever lays sheets down may have made. */
async function makeFolder(place: string): Promise<void> {
  await mkdir(place, { recursive: true })
  if ((await lstat(place)).isSymbolicLink())
    throw new SetupError(`[conteudo-pasta] ${place} é um atalho para outra pasta: apague-o, e uma pasta é feita ali`)
}

/** The files of a folder in natural order, without hidden files and lock files of open spreadsheets. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/^(?:\.|~\$)/.test(entry.name))
    .map(({ name }) => name)
    .toSorted(naturalOrder)
}

async function importFile(root: string, folder: string, name: string, options: FolderOptions): Promise<FileOutcome> {
  const bytes = await quietBytes(join(folder, name), options)
  if (!bytes) {
    const text = `mudou há menos de ${options.quietSeconds} segundos; fica para a próxima vez`
    return { name, outcome: 'waiting', text }
  }
  let outcome: FileOutcome = { name, outcome: 'refused', text: '' }
  try {
    outcome = { name, outcome: 'imported', text: importText(name, await importBytes(root, bytes, name)) }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    outcome = { name, outcome: 'refused', text: error.message }
  }
  await moveFile(folder, outcome, options.now())
  return outcome
}

/** A file's bytes; undefined if it has just changed, by ctime: programs that copy may set mtime to the original's. */
async function quietBytes(path: string, { quietSeconds, now }: FolderOptions): Promise<Buffer | undefined> {
  // A listed sheet may have been replaced by a link or a pipe: the one is not followed, the other not waited for.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    const before = await file.stat()
    if (now().getTime() - before.ctimeMs < quietSeconds * 1000) return undefined
    const bytes = await file.readFile()
    const after = await file.stat()
    return after.ctimeMs === before.ctimeMs && after.size === bytes.length ? bytes : undefined
  } finally {
    await file.close()
  }
}

async function moveFile(folder: string, { name, outcome, text }: FileOutcome, now: Date): Promise<void> {
  const [target, verb] = outcome === 'imported' ? [importedFolder, 'importada'] : [refusedFolder, 'recusada']
  const targetFolder = join(folder, target)
  const stem = await unusedStem(targetFolder, name, now)
  const when = `${brasiliaMoment(now.toISOString())} (horário de Brasília)`
  await writeFile(join(targetFolder, `${stem}.txt`), `Planilha ${verb} em ${when}\n\n${text}\n`, { flag: 'wx' })
  await rename(join(folder, name), join(targetFolder, `${stem}${extname(name)}`))
}

/** A free name for a file, without its ending: its own, with date and time where a file or report has it already. */
async function unusedStem(folder: string, name: string, now: Date): Promise<string> {
  const stem = name.slice(0, -extname(name).length)
  // The Swedish date format has the wanted order: 2026-11-22 13:05:09.
  const stamp = now.toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).replaceAll(/[:-]/g, '').replace(' ', '-')
  const fileNames = new Set(await readdir(folder))
  const isFree = (candidate: string) => ![extname(name), '.txt'].some((ending) => fileNames.has(candidate + ending))
  if (isFree(stem)) return stem
  let candidate = `${stem}-${stamp}`
  for (let number = 2; !isFree(candidate); number += 1) candidate = `${stem}-${stamp}-${number}`
  return candidate
}
