import { compactCode } from '#domain/codes/code.ts'
import { withContactDataBlank } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'
import { isUnit, piecesOf } from '#domain/words/pieces.ts'
import { freeEntries } from './free-line.ts'
import { itemKey, type OrderItem } from './order-item.ts'
import { outcomeItems, type OrderEntry, type OrderSources, type Outcome, type UnnumberedEntry } from './outcome.ts'
import { readRows, type OrderRow } from './rows.ts'
import type { ColumnMemory, Sheet } from './sheet.ts'
import { hasOnlyQuantity, tableEntries } from './table-row.ts'

/** Reads and resolves a pasted list. Out: an entry or several for every line with content, in order. */
export function resolveOrder(text: string, sources: OrderSources): OrderEntry[] {
  return readOrder(text, sources).entries
}

/** Resolves a list, and tells a table's columns. An older mail is read only where nothing above it asks for an item. */
export function readOrder(
  text: string,
  sources: OrderSources,
  rememberedColumns?: ColumnMemory,
): { entries: OrderEntry[]; sheet?: Sheet } {
  const isCode = (cell: string) => sources.find(compactCode(cell)).length > 0
  const resolveWith = (olderMessages: 'aside' | 'read') => {
    const { rows, sheet, hasOlder } = readRows(text, isCode, rememberedColumns, olderMessages)
    return { entries: entriesOfRows(rows, sources), sheet, hasOlder }
  }
  const newest = resolveWith('aside')
  const asksNothing = newest.entries.every(({ outcome }) => outcome.kind === 'remark')
  const { entries, sheet } = newest.hasOlder && asksNothing ? resolveWith('read') : newest
  return { entries: entries.map((entry, id) => ({ id, ...entry })), ...(sheet && { sheet }) }
}

/** The entries of all rows; a row may say what the one above it means. */
function entriesOfRows(rows: readonly OrderRow[], sources: OrderSources): UnnumberedEntry[] {
  const entries: UnnumberedEntry[] = []
  let itemAbove: OrderItem | undefined
  let sumAbove = 0
  for (const [position, row] of rows.entries()) {
    const remark: UnnumberedEntry[] = [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
    const rowsAbove = rows.slice(Math.max(0, position - maximumLinesOfItem), position)
    const countedAbove = countedBelow(entries, rowsAbove, row)
    if (countedAbove) entries.splice(-countedAbove.length, countedAbove.length, ...countedAbove)
    let rowEntries = row.isAside || countedAbove ? remark : entriesOf(row, sources, itemAbove)
    const quantity = rowEntries.reduce((total, { outcome }) => total + statedQuantity(outcome), 0)
    // A row with nothing but the sum of those above it.
    const isSum = row.cells !== undefined && hasOnlyQuantity(row.cells) && quantity === sumAbove
    sumAbove = isSum ? 0 : sumAbove + quantity
    if (isSum || (row.hasParts && rowEntries.every(isTitle))) rowEntries = remark
    const last = entries.at(-1)
    const isFirstOfBulleted = row.isBulleted === true && !rows[position - 1]?.isBulleted
    if (last && isTitleAbove(last, rowEntries[0], isFirstOfBulleted, sources))
      entries.splice(-1, 1, { ...last, outcome: { kind: 'remark' } })
    entries.push(...rowEntries)
    itemAbove = rowEntries.flatMap(({ outcome }) => outcomeItems(outcome).slice(0, 1)).at(-1) ?? itemAbove
  }
  return withCancelledAsked(entries)
}

function entriesOf(row: OrderRow, sources: OrderSources, above: OrderItem | undefined): UnnumberedEntry[] {
  return row.cells ? tableEntries(row, row.cells, sources, above) : freeEntriesBelow(row, sources, above)
}

/** Whether an entry above others may be their title: words without a code and a quantity. */
function isTitle({ outcome }: UnnumberedEntry): boolean {
  return outcome.kind === 'remark' || (outcome.kind === 'text' && outcome.isAssumed === true)
}

/** Matches the title of a list: 'Segue lista', 'Reposição', 'Materiais da UTI'. */
const listTitle =
  /^(?:segue )?(?:lista|relacao|pedido|reposicao|requisicao|compras?|pendencias|materia(?:l|is)|itens|pecas)\b/

/** Whether an entry is the title of the item below: 'DASH 4000' above 'BAT04 2', 'Reposição' above 'CP01 30'. */
function isTitleAbove(
  entry: UnnumberedEntry,
  next: UnnumberedEntry | undefined,
  isFirstOfBulleted: boolean,
  { isModel }: OrderSources,
): boolean {
  const isAbove = next?.outcome.kind === 'certain' && next.line === entry.line + 1
  const { written } = entry
  return (
    isAbove &&
    isTitle(entry) &&
    (isFirstOfBulleted || listTitle.test(normalize(written)) || isModel?.(compactCode(written)) === true)
  )
}

/** The most lines from an item to its count, where each cell has a line: code, description, brand, count. */
const maximumLinesOfItem = 3

/** The entries from an uncounted code on, as a question about the count alone below it: 'C5VG28', '5 unidades'. */
function countedBelow(
  entries: readonly UnnumberedEntry[],
  rowsAbove: readonly OrderRow[],
  row: OrderRow,
): UnnumberedEntry[] | undefined {
  const position = entries.findLastIndex((entry) => !isTitle(entry))
  const entry = entries[position]
  const above = rowsAbove.find(({ number }) => number === entry?.line)
  if (entry?.outcome.kind !== 'certain' || !above || above.cells || entries[position - 1]?.line === entry.line)
    return undefined
  const { item, quantity, isAssumed } = entry.outcome
  const isUncounted = isAssumed || quantity === above.numbered?.number
  const count = isUncounted && row.number - above.number <= maximumLinesOfItem ? countAlone(row) : 0
  if (count === 0) return undefined
  const readings = [...new Set([count, quantity])].map((value) => ({ item, quantity: value }))
  const descriptions = entries.slice(position + 1)
  const remarks = descriptions.map((words): UnnumberedEntry => ({ ...words, outcome: { kind: 'remark' } }))
  return [{ ...entry, outcome: { kind: 'confirm', readings } }, ...remarks]
}

/** The count of a line of free text that has nothing else but its unit and prices; 0 for any other line. */
function countAlone({ cells, isAside, text }: OrderRow): number {
  if (cells || isAside || !/^\W*\d/.test(text)) return 0
  const [count, unit, ...others] = piecesOf(withContactDataBlank(text))
  const value = count?.value ?? (/^\d{1,4},0+$/.test(count?.text ?? '') ? Number.parseInt(count?.text ?? '', 10) : 0)
  return (unit === undefined || isUnit(unit)) && others.length === 0 ? value : 0
}

/** Matches more of the item above, or another version of it: 'Idem, infantil', 'mesmo item acima, adulto grande'. */
const sameAsAbove = /^\W*(?:idem\b(?!.{0,12}\bitem\b)|(?:[oa] )?mesm[oa]s?\b.{0,12}\b(?:acima|anterior|de cima)\b)/i

/** The entries of a line of free text, in which 'idem' stands for the item above, and is only asked about. */
function freeEntriesBelow(row: OrderRow, sources: OrderSources, above: OrderItem | undefined): UnnumberedEntry[] {
  if (!above || !sameAsAbove.test(row.text)) return freeEntries(row, sources)
  return freeEntries({ ...row, text: row.text.replace(sameAsAbove, above.product.name) }, sources).map((entry) => {
    const { outcome } = entry
    const written = row.text
    if (outcome.kind !== 'certain') return { ...entry, written }
    const { item, quantity, isAssumed } = outcome
    return { ...entry, written, outcome: { kind: 'unknown', similarItems: [item], quantity, isAssumed } }
  })
}

function statedQuantity(outcome: Outcome): number {
  return 'quantity' in outcome && !outcome.isAssumed ? outcome.quantity : 0
}

/** The entries, of which an order that a later line takes back becomes a question as well. */
function withCancelledAsked(entries: readonly UnnumberedEntry[]): UnnumberedEntry[] {
  /** The place of the last line that takes an item back, by the item. */
  const lastCancellation = new Map<string, number>()
  for (const [position, { outcome }] of entries.entries())
    if (outcome.kind === 'confirm' && outcome.doubt?.kind === 'cancelled')
      for (const { item } of outcome.readings) lastCancellation.set(itemKey(item), position)
  if (lastCancellation.size === 0) return [...entries]
  return entries.map((entry, position) => {
    const { outcome } = entry
    if (outcome.kind !== 'certain' || position >= (lastCancellation.get(itemKey(outcome.item)) ?? 0)) return entry
    const { item, quantity } = outcome
    return { ...entry, outcome: { kind: 'confirm', readings: [{ item, quantity }], doubt: { kind: 'cancelled' } } }
  })
}
