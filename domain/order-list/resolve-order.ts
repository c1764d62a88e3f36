import { compactCode } from '#domain/codes/code.ts'
import { freeEntries } from './free-line.ts'
import { itemKey, type OrderItem } from './order-item.ts'
import type { OrderEntry, OrderSources, UnnumberedEntry } from './outcome.ts'
import { readRows, type OrderRow } from './rows.ts'
import type { ColumnMemory, Sheet } from './sheet.ts'
import { tableEntries } from './table-row.ts'

/**
 * Reads and resolves a pasted list. Out: an entry for every line with content, in order; a line may order several
 * items.
 */
export function resolveOrder(text: string, sources: OrderSources): OrderEntry[] {
  return readOrder(text, sources).entries
}

/**
 * Reads and resolves a pasted list like `resolveOrder`, and also tells how the columns of a table were read. An older
 * message below a mail is read only where nothing above it asks for an item. In: the columns that the visitor corrected
 * before.
 */
export function readOrder(
  text: string,
  sources: OrderSources,
  remembered?: ColumnMemory,
): { entries: OrderEntry[]; sheet?: Sheet } {
  const isCode = (cell: string) => sources.find(compactCode(cell)).length > 0
  const { rows, sheet, hasOlder } = readRows(text, isCode, remembered)
  const readings = readingsOf(rows, sources)
  if (hasOlder && readings.every(({ outcome }) => outcome.kind === 'remark')) {
    const whole = readRows(text, isCode, remembered, true)
    return asRead(readingsOf(whole.rows, sources), whole.sheet)
  }
  return asRead(readings, sheet)
}

function asRead(
  readings: readonly UnnumberedEntry[],
  sheet: Sheet | undefined,
): { entries: OrderEntry[]; sheet?: Sheet } {
  return { entries: readings.map((reading, id) => ({ id, ...reading })), ...(sheet && { sheet }) }
}

function readingsOf(rows: readonly OrderRow[], sources: OrderSources): UnnumberedEntry[] {
  let above: OrderItem | undefined
  const readings = rows.flatMap((row): UnnumberedEntry[] => {
    if (row.isAside) return [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
    const read = row.cells ? tableEntries(row, row.cells, sources, above) : freeEntries(row, sources)
    above = itemsOf(read.at(-1))[0] ?? above
    return read
  })
  return withoutTakenBack(readings)
}

/** An order that a later line takes back becomes a question as well. */
function withoutTakenBack(readings: readonly UnnumberedEntry[]): UnnumberedEntry[] {
  /** The place of the last line that takes an item back, by the item. */
  const takenBack = new Map<string, number>()
  for (const [place, { outcome }] of readings.entries())
    if (outcome.kind === 'confirm' && outcome.doubt?.kind === 'cancelled')
      for (const { item } of outcome.readings) takenBack.set(itemKey(item), place)
  if (takenBack.size === 0) return [...readings]
  return readings.map((reading, index) => {
    const { outcome } = reading
    if (outcome.kind !== 'certain' || index >= (takenBack.get(itemKey(outcome.item)) ?? 0)) return reading
    const { item, quantity } = outcome
    return { ...reading, outcome: { kind: 'confirm', readings: [{ item, quantity }], doubt: { kind: 'cancelled' } } }
  })
}

function itemsOf(reading: UnnumberedEntry | undefined): OrderItem[] {
  const outcome = reading?.outcome
  if (outcome?.kind === 'certain' || outcome?.kind === 'quantity') return [outcome.item]
  return outcome?.kind === 'confirm' ? outcome.readings.map(({ item }) => item) : []
}
