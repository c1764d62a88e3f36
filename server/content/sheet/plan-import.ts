import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { formerCodeFaults } from '#server/content/check/references.ts'
import type { RegistrySource } from '#domain/catalogue/registry/registries.ts'
import { checkProducts } from '#server/content/check/products.ts'
import { registryFaults } from '#server/content/check/registries.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { loadRegistries } from '#server/content/load/load-registries.ts'
import { readSheet, type Sheet } from '#server/sheet/csv-sheet.ts'
import { ownHeadingAt } from './rows/column-names.ts'
import { blankNotes } from './rows/blank-notes.ts'
import { editedYaml } from './yaml/edit-product-yaml.ts'
import { changeLines } from './product-changes.ts'
import { productYaml } from './yaml/product-yaml.ts'
import { readProductRows, type ReadRows } from './rows/read-product-rows.ts'
import { placesOf, productOfRows } from './rows/rows-to-product.ts'

/** What an import does, by product id, and as text. */
export interface ImportReport {
  added: string[]
  changed: string[]
  unchanged: string[]
  /** A line for each changed field. */
  lines: string[]
  /** Remarks on what was understood: former codes, empty cells. */
  notes: string[]
}

/** What an import would do, and the files to be written, by path. */
export interface ImportPlan {
  report: ImportReport
  texts: ReadonlyMap<string, string>
}

/** The catalogue that a sheet is applied to. */
export interface PlannedCatalogue {
  products: readonly ProductRecord[]
  registries: RegistrySource
  /** The text of a product's file. */
  textOf: (id: string) => Promise<string>
}

/** Thrown for faults in the sheet; those of the content itself are a plain ContentError. */
export class SheetError extends ContentError {
  override readonly name = 'SheetError'
}

/**
 * Determines what a sheet changes in `content/products/` below `root`; writes nothing. Throws one error that names
 * every fault: a SheetError, or a ContentError where the content itself has faults.
 */
export async function planImport(root: string, { bytes, file }: { bytes: Buffer; file: string }): Promise<ImportPlan> {
  const known: ContentFault[] = []
  const files = new ContentFiles(root)
  const [products, registries] = await Promise.all([loadProducts(files, known), loadRegistries(files, known)])
  if (known.length > 0 || !registries) throw new ContentError(known)
  const pathOf = (id: string) => join(root, 'content', 'products', `${id}.yaml`)
  const catalogue = { products, registries, textOf: (id: string) => readFile(pathOf(id), 'utf8') }
  const { report, texts } = await planSheet(catalogue, { bytes, file })
  return { report, texts: new Map([...texts].map(([id, text]) => [pathOf(id), text])) }
}

/**
 * Like planImport, for a catalogue that was already read; the plan's texts are keyed by product id. Throws a SheetError
 * that names every fault.
 */
export async function planSheet(
  catalogue: PlannedCatalogue,
  { bytes, file }: { bytes: Buffer; file: string },
): Promise<ImportPlan> {
  const faults: ContentFault[] = []
  const sheet = readSheet({ bytes, file, headingAt: ownHeadingAt }, faults)
  return planRows(catalogue, { sheet, file, faults, tellsBlanks: true })
}

interface PlannedRows {
  /** In the columns of the shop's own sheets. */
  sheet: Sheet
  file: string
  /** Faults that were found while the sheet was read. */
  faults?: ContentFault[]
  /** Whether to report empty cells of filled fields; not needed where the person had the sheet in view. */
  tellsBlanks?: boolean
}

/** Like planSheet, for rows that were already read. */
export async function planRows(
  { products, registries, textOf }: PlannedCatalogue,
  { sheet, file, faults = [], tellsBlanks = false }: PlannedRows,
): Promise<ImportPlan> {
  const before = new Map(products.map((product) => [product.id, product]))
  const isReadable = sheet.heading.length > 0 || faults.length === 0
  const read: ReadRows = isReadable ? readProductRows({ ...sheet, file, before }, faults) : { products: [], notes: [] }
  const after = read.products.flatMap(
    (rows) => productOfRows({ rows, file, before: before.get(rows.id) }, faults) ?? [],
  )
  const check = (all: ProductRecord[]) => [
    ...checkProducts(all),
    ...formerCodeFaults(all),
    ...registryFaults({ registries, products: all }, new Set()),
  ]
  // A cell with a fault does not get a second one.
  const placed = new Set(faults.map(({ path }) => path))
  faults.push(...faultsTogether({ read, before, after, file }, check).filter(({ path }) => !placed.has(path)))
  if (faults.length > 0) throw new SheetError(faults.toSorted(byLine), `${file}; nada foi gravado`)

  const notes = [...read.notes, ...(tellsBlanks ? blankNotes(read.products, before) : [])]
  return planOf(textOf, { before, after, notes })
}

interface Together {
  read: ReadRows
  before: ReadonlyMap<string, ProductRecord>
  after: readonly ProductRecord[]
  file: string
}

/** Faults between rows, such as a repeated code, each at the row that causes it. */
function faultsTogether(
  { read, before, after, file }: Together,
  check: (products: ProductRecord[]) => ContentFault[],
): ContentFault[] {
  // The sheet's products come last, so that a repeated code is a fault of the sheet.
  const byFile = new Map(read.products.map((rows) => [`content/products/${rows.id}.yaml`, rows]))
  const others = [...before.values()].filter(({ id }) => !byFile.has(`content/products/${id}.yaml`))
  const old = new Set(check([...before.values()]).map((fault) => JSON.stringify(fault)))
  return check([...others, ...after]).flatMap((fault) => {
    const rows = byFile.get(fault.file)
    // An old fault outside the sheet's products is not the sheet's; a new one is, even though it shows in another file.
    if (!rows) return old.has(JSON.stringify(fault)) ? [] : [fault]
    const { place } = placesOf(rows, before.get(rows.id))(fault.path.split('.'))
    return [{ ...fault, file, path: place }]
  })
}

async function planOf(
  textOf: PlannedCatalogue['textOf'],
  {
    before,
    after,
    notes,
  }: { before: ReadonlyMap<string, ProductRecord>; after: readonly ProductRecord[]; notes: string[] },
): Promise<ImportPlan> {
  const report: ImportReport = { added: [], changed: [], unchanged: [], lines: [], notes }
  const texts = new Map<string, string>()
  for (const product of after) {
    const old = before.get(product.id)
    if (isDeepStrictEqual(old, product)) {
      report.unchanged.push(product.id)
      continue
    }
    report[old ? 'changed' : 'added'].push(product.id)
    report.lines.push(...changeLines(old, product))
    const text = old ? editedYaml(await textOf(product.id), { before: old, after: product }) : productYaml(product)
    texts.set(product.id, text)
  }
  return { report, texts }
}

function byLine(a: ContentFault, b: ContentFault): number {
  return lineOf(a) - lineOf(b)
}

function lineOf({ path }: ContentFault): number {
  return Number(/^linha (\d+)/.exec(path)?.[1] ?? 0)
}
