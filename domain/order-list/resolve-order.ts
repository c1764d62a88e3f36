import { compactCode } from '#domain/text/code.ts'
import { freeEntries } from './entries/free-entries.ts'
import { numberedLines } from './lines/numbered-lines.ts'
import type { OrderEntry, OrderSources, Reading } from './outcome.ts'
import { readRows } from './read-rows.ts'
import type { ColumnMemory, Sheet } from './sheet/read-sheet.ts'
import { tableEntries } from './entries/table-entries.ts'

/**
 * Reads and resolves a pasted list. Out: an entry for every line with content, in order; a line may order several
 * items.
 */
export function resolveOrder(text: string, sources: OrderSources): OrderEntry[] {
  return readOrder(text, sources).entries
}

/**
 * Reads and resolves a pasted list like `resolveOrder`, and also tells how the columns of a table were read. In: the
 * columns that the visitor corrected before.
 */
export function readOrder(
  text: string,
  sources: OrderSources,
  remembered?: ColumnMemory,
): { entries: OrderEntry[]; sheet?: Sheet } {
  const { rows, sheet } = readRows(text, (cell) => sources.find(compactCode(cell)).length > 0, remembered)
  const numbered = numberedLines(rows.map(({ text: line }) => line))
  const readings = rows.flatMap((row, place): Reading[] => {
    if (row.isTitle) return [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
    return row.cells ? tableEntries(row, row.cells, sources) : freeEntries(row, sources, numbered.has(place))
  })
  return { entries: readings.map((reading, id) => ({ id, ...reading })), ...(sheet && { sheet }) }
}
