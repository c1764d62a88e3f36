import type { ProductRecord } from '#domain/catalogue/product.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { productColumns, sheetHeading, variantColumns, type Column } from './cells/csv-columns.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Writes every product below `root` to a CSV file: a row for each product, followed by one for each of its variants.
 * Out: the number of products. Throws a ContentError when a product cannot be read.
 */
export async function exportProducts(root: string, path: string): Promise<number> {
  const faults: ContentFault[] = []
  const products = await loadProducts(new ContentFiles(root), faults)
  if (faults.length > 0) throw new ContentError(faults)
  await replaceFiles(new Map([[path, productSheet(products)]]))
  return products.length
}

/** Products as CSV, in the order of their ids. */
export function productSheet(products: readonly ProductRecord[]): string {
  const numbersAsNumbers = new Intl.Collator('pt-BR', { numeric: true })
  const rows = products.toSorted((a, b) => numbersAsNumbers.compare(a.id, b.id)).flatMap(productRows)
  return sheetText(sheetHeading, rows)
}

function productRows(product: ProductRecord): string[][] {
  const variants = product.category === 'acessorios-componentes' ? product.variants : []
  return [
    cells({ source: product, columns: productColumns, id: product.id }),
    ...variants.map((variant) => cells({ source: variant, columns: variantColumns, id: product.id })),
  ]
}

function cells<Source>({
  source,
  columns,
  id,
}: {
  source: Source
  columns: readonly Column<Source>[]
  id: string
}): string[] {
  const byName = new Map(columns.map(({ name, write }) => [name, write(source)]))
  return sheetHeading.map((name) => (name === 'id' ? id : (byName.get(name) ?? '')))
}
