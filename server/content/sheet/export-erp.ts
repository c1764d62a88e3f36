import { erpSheet, type ErpSystem } from '#domain/feeds/erp/erp-sheets.ts'
import { offeredItems } from '#domain/feeds/offered-item.ts'
import { absoluteUrl } from '#domain/seo/site-identity.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadContent } from '#server/content/load-content.ts'
import { sheetText } from '#server/sheet/csv-sheet.ts'
import { replaceFiles } from './replace-files.ts'

/**
 * Writes all items with a code to a CSV file for an ERP system's import of products. In: the shop's folder, the system
 * and the file. Out: the number of rows. Throws a ContentError when the content has faults.
 */
export async function exportErp(root: string, { system, file }: { system: ErpSystem; file: string }): Promise<number> {
  const { products, brand } = await loadContent(new ContentFiles(root))
  const items = products
    .flatMap(offeredItems)
    .map((item) => ({ ...item, link: absoluteUrl(brand, item.path) }))
    .toSorted((a, b) => byCode.compare(a.code, b.code))
  const { heading, rows } = erpSheet(system, items)
  await replaceFiles(new Map([[file, sheetText(heading, rows)]]))
  return items.length
}

const byCode = new Intl.Collator('pt-BR', { numeric: true })
