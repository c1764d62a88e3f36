import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Product } from '#domain/catalogue/product.ts'
import { checkProducts } from '#server/content/check/check-references.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { readSheet } from '#server/sheet/csv-sheet.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { productYaml } from './product-yaml.ts'
import { readProductRows } from './read-product-rows.ts'
import { replaceFiles } from './replace-files.ts'
import { cellOf, productOfRows } from './rows-to-product.ts'

/** What an import did, by product id. */
export interface ImportReport {
  added: string[]
  changed: string[]
  unchanged: string[]
}

/**
 * Reads products from a CSV file into `content/products/` below `root`. A product that the sheet does not name stays;
 * a column that it does not have leaves that field as it is; an empty cell takes the field away. A file is written only
 * when its product changed. Throws one ContentError that names every fault; then nothing is written.
 */
export async function importProducts(root: string, path: string): Promise<ImportReport> {
  const faults: ContentFault[] = []
  const before = new Map((await loadProducts(root, faults)).map((product) => [product.id, product]))
  if (faults.length > 0) throw new ContentError(faults)

  const after = readProducts({ bytes: await readFile(path), file: basename(path), before }, faults)
  if (faults.length > 0) throw new ContentError(faults.toSorted(byLine), `${basename(path)}; nothing was written`)

  const report: ImportReport = { added: [], changed: [], unchanged: [] }
  const texts = new Map<string, string>()
  for (const product of after) {
    const old = before.get(product.id)
    const same = isDeepStrictEqual(old, product)
    report[old === undefined ? 'added' : same ? 'unchanged' : 'changed'].push(product.id)
    if (!same) texts.set(join(root, 'content', 'products', `${product.id}.yaml`), productYaml(product))
  }
  await replaceFiles(texts)
  return report
}

interface Source {
  bytes: Buffer
  file: string
  before: ReadonlyMap<string, Product>
}

function readProducts({ bytes, file, before }: Source, faults: ContentFault[]): Product[] {
  const sheet = readSheet({ bytes, file }, faults)
  if (sheet.heading.length === 0 && faults.length > 0) return []
  const groups = readProductRows({ ...sheet, file }, faults)
  const after = groups.flatMap((rows) => productOfRows({ rows, file, before: before.get(rows.id) }, faults) ?? [])

  // The products of the sheet come last: a code that stands twice is then a fault of the sheet.
  const byFile = new Map(groups.map((rows) => [`content/products/${rows.id}.yaml`, rows]))
  const others = [...before.values()].filter(({ id }) => !byFile.has(`content/products/${id}.yaml`))
  for (const fault of checkProducts([...others, ...after])) {
    const rows = byFile.get(fault.file)
    faults.push(
      rows === undefined ? fault : { file, path: cellOf(rows, fault.path.split('.')).place, problem: fault.problem },
    )
  }
  return after
}

function byLine(a: ContentFault, b: ContentFault): number {
  return lineOf(a) - lineOf(b)
}

function lineOf({ path }: ContentFault): number {
  return Number(/^line (\d+)/.exec(path)?.[1] ?? 0)
}
