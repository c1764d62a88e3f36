import { compactCode } from '#domain/codes/code.ts'
import { withContactDataBlank } from '#domain/text/brazilian-phone.ts'
import { isUnit, piecesOf } from '#domain/words/pieces.ts'
import { freeEntries } from './free-line.ts'
import { itemKey, type OrderItem } from './order-item.ts'
import { outcomeItems, type OrderEntry, type OrderSources, type Outcome, type UnnumberedEntry } from './outcome.ts'
import { readRows, type OrderRow } from './rows.ts'
import type { ColumnMemory, Sheet } from './sheet.ts'
import { isBare, tableEntries } from './table-row.ts'

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
  let sum = 0
  const readings = rows.flatMap((row): UnnumberedEntry[] => {
    const aside: UnnumberedEntry[] = [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
    if (row.isAside) return aside
    const rowEntries = row.cells ? tableEntries(row, row.cells, sources, above) : freeEntriesBelow(row, sources, above)
    if (row.hasParts && rowEntries.every(isTitle)) return aside
    const quantity = rowEntries.reduce((total, { outcome }) => total + statedIn(outcome), 0)
    // A row with nothing but the sum of those above it.
    const isSum = row.cells !== undefined && isBare(row.cells) && quantity === sum
    sum = isSum ? 0 : sum + quantity
    const [last] = rowEntries.slice(-1)
    above = (last && outcomeItems(last.outcome)[0]) ?? above
    return isSum ? aside : rowEntries
  })
  const titled = readings.map((reading, place) => asTitle(reading, readings[place + 1], sources))
  return withoutTakenBack(withCountsBelow(titled, rows))
}

/** Whether an entry above others may be their title: words without a code and a quantity. */
function isTitle({ outcome }: UnnumberedEntry): boolean {
  return outcome.kind === 'remark' || (outcome.kind === 'text' && outcome.isAssumed === true)
}

/** A machine's name above an item is a title, as in a list by machine: 'DASH 4000', 'BAT04 2'. */
function asTitle(
  reading: UnnumberedEntry,
  next: UnnumberedEntry | undefined,
  { isModel }: OrderSources,
): UnnumberedEntry {
  const { written, line } = reading
  if (!isTitle(reading) || next?.outcome.kind !== 'certain' || next.line !== line + 1) return reading
  return isModel?.(compactCode(written)) ? { ...reading, outcome: { kind: 'remark' } } : reading
}

/**
 * A line with nothing but a count, directly below a code that has none but its number in the list, counts that code:
 * 'C5VG28', '5 unidades'. The visitor is asked.
 */
function withCountsBelow(readings: readonly UnnumberedEntry[], rows: readonly OrderRow[]): UnnumberedEntry[] {
  const counts = new Map(rows.flatMap((row) => countAlone(row).map((count): [number, number] => [row.number, count])))
  if (counts.size === 0) return [...readings]
  const numbers = new Map(rows.map(({ number, numbered }) => [number, numbered?.number]))
  const lines = new Map<number, number>()
  for (const { line } of readings) lines.set(line, (lines.get(line) ?? 0) + 1)
  const uncounted = (line: number, outcome: Outcome | undefined) =>
    outcome?.kind === 'certain' &&
    lines.get(line) === 1 &&
    (outcome.isAssumed || outcome.quantity === numbers.get(line)) &&
    counts.has(line + 1)
  return readings.map((reading, place) => {
    const { line, outcome } = reading
    const above = readings[place - 1]
    if (counts.has(line) && above?.line === line - 1 && uncounted(line - 1, above.outcome))
      return { ...reading, outcome: { kind: 'remark' } }
    if (outcome.kind !== 'certain' || !uncounted(line, outcome)) return reading
    const { item, quantity } = outcome
    const both = [...new Set([counts.get(line + 1) ?? quantity, quantity])]
    return { ...reading, outcome: { kind: 'confirm', readings: both.map((count) => ({ item, quantity: count })) } }
  })
}

/** The count of a line of free text that has nothing else but its unit and prices; none for any other line. */
function countAlone({ cells, isAside, text }: OrderRow): number[] {
  if (cells || isAside || !/^\W*\d/.test(text)) return []
  const [count, unit, ...others] = piecesOf(withContactDataBlank(text))
  const value = count?.value ?? (/^\d{1,4},0+$/.test(count?.text ?? '') ? Number.parseInt(count?.text ?? '', 10) : 0)
  return value > 0 && (unit === undefined || isUnit(unit)) && others.length === 0 ? [value] : []
}

/** 'Idem, infantil', 'mesmo item acima, adulto grande': more of the item above, or another version of it. */
const sameAsAbove = /^\W*(?:idem\b(?!.{0,12}\bitem\b)|(?:[oa] )?mesm[oa]s?\b.{0,12}\b(?:acima|anterior|de cima)\b)/i

/** The entries of a line of free text, in which 'idem' stands for the name of the item above; only asked, not ordered. */
function freeEntriesBelow(row: OrderRow, sources: OrderSources, above: OrderItem | undefined): UnnumberedEntry[] {
  if (!above || !sameAsAbove.test(row.text)) return freeEntries(row, sources)
  return freeEntries({ ...row, text: row.text.replace(sameAsAbove, above.product.name) }, sources).map((entry) => {
    const { outcome } = entry
    const written = row.text
    if (outcome.kind !== 'certain') return { ...entry, written }
    const { item, quantity, isAssumed } = outcome
    return { ...entry, written, outcome: { kind: 'unknown', near: [item], quantity, isAssumed } }
  })
}

function statedIn(outcome: Outcome): number {
  return 'quantity' in outcome && !outcome.isAssumed ? outcome.quantity : 0
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
