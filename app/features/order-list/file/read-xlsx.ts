import { zipSync } from 'fflate'
// Of the package's entries, one that takes an ArrayBuffer and needs no document.
import readWorkbook, { type CellValue } from 'read-excel-file/web-worker'
import { sheetSpan } from './sheet-span.ts'
import { unpackArchive } from './unpack-archive.ts'

/** Limits for a workbook in the tab's memory; a list of 10,000 lines needs a tenth of each. */
const maximum = { unpackedBytes: 60_000_000, cells: 2_000_000, characters: 8_000_000 }

/**
 * The sheet with the most rows of a workbook, as text: one row a line, cells separated by tabs. Out: undefined for a
 * workbook that would fill the memory, however small its file. Rejects when the file is not a workbook.
 */
export async function readXlsx(file: File): Promise<string | undefined> {
  const isWanted = (name: string) => /\.(?:xml|rels)$/.test(name)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const files = unpackArchive(bytes, { isWanted, maximumBytes: maximum.unpackedBytes })
  if (!files || cellsOf(files) > maximum.cells) return undefined
  // The library unpacks large sheets in workers, which the content security policy refuses, so it gets an archive that
  // is already unpacked.
  const sheets = await readWorkbook(Uint8Array.from(zipSync(files, { level: 0 })).buffer)
  const [longest] = sheets.map(({ data }) => data).toSorted((a, b) => b.length - a.length)
  return textOf(longest ?? [])
}

function cellsOf(files: Readonly<Record<string, Uint8Array>>): number {
  let cells = 0
  for (const [name, body] of Object.entries(files))
    if (name.includes('worksheets/')) cells += sheetSpan(new TextDecoder().decode(body))
  return cells
}

/** Many cells may share one long text, so their lengths are added up before they are joined. */
function textOf(rows: readonly (CellValue | null)[][]): string | undefined {
  let characters = 0
  const lines: string[] = []
  for (const row of rows) {
    const cells = row.map(cellText)
    characters += cells.reduce((sum, cell) => sum + cell.length + 1, 0)
    if (characters > maximum.characters) return undefined
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
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
