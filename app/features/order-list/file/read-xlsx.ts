// The package's entry for workers unpacks in place. Its entry for pages starts workers of its own, which the content
// security policy refuses.
import readWorkbook, { type CellValue } from 'read-excel-file/web-worker'

/**
 * The sheet with the most rows of a workbook, as text: one row a line, cells separated by tabs. Rejects when the file
 * is not a workbook.
 */
export async function readXlsx(file: File): Promise<string> {
  const sheets = await readWorkbook(await file.arrayBuffer())
  const [longest] = sheets.map(({ data }) => data).toSorted((a, b) => b.length - a.length)
  return (longest ?? []).map((row) => row.map(cellText).join('\t')).join('\n')
}

function cellText(value: CellValue | null): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toLocaleDateString('pt-BR', { timeZone: 'UTC' })
  const text = typeof value === 'number' ? numberText(value) : String(value)
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A number with a decimal comma and without thousands separators: 2,5 and 10432. */
function numberText(value: number): string {
  return String(value).replace('.', ',')
}
