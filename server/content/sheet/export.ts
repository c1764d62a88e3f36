import { writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { recordOf, type Values } from '#domain/editing/field.ts'
import { erpSheet, type ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import { offeredItems } from '#domain/feeds/offered-item.ts'
import { absoluteUrl } from '#domain/pages/paths.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles, naturalOrder } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { loadProducts } from '#server/content/load/load-catalogue.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import { headingOf, productColumns, rowCells, sheetColumns, variantColumns } from './columns.ts'

/**
 * Writes every product below `root` to a CSV file: a row for each product, followed by one for each of its variants.
 * Out: the number of products. Throws a ContentError when a product cannot be read.
 */
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

/** Products as CSV, in the order of their ids. In: the texts of their files, and whether only their prices are wanted. */
export function productSheet(files: readonly { id: string; text: string }[], isPriceList = false): string {
  const rows = files
    .toSorted((a, b) => naturalOrder(a.id, b.id))
    .flatMap(({ id, text }) => {
      const values: Values = recordOf(parse(text))
      const variants = Array.isArray(values.variants) ? values.variants.map(recordOf) : []
      return [rowCells(productColumns, id, values), ...variants.map((variant) => rowCells(variantColumns, id, variant))]
    })
  const columns = isPriceList ? priceColumns : sheetColumns
  const indexes = columns.map((name) => sheetColumns.indexOf(name))
  return sheetText(
    columns.map(headingOf),
    rows.map((row) => indexes.map((index) => row[index] ?? '')),
  )
}

/**
 * Writes all items with a code to a CSV file for an ERP system's import of products. Out: the number of rows. Throws a
 * ContentError when the content has faults.
 */
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
