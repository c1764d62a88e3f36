import { maximumNoteLength } from '#domain/cart/cart.ts'
import { optionsOf } from '#domain/cart/line-text.ts'
import { compactCode, looksLikeCode } from '#domain/codes/code.ts'
import { cutText, normalize } from '#domain/text/normalize.ts'
import { resolveLine, type OrderedCode } from '#domain/words/codes-in-line.ts'
import { readOrderLine } from '#domain/words/order-line.ts'
import { isUnit, piecesOf } from '#domain/words/pieces.ts'
import { quantityOf, quantityValue, type Quantity } from '#domain/words/quantities.ts'
import { withDoubt } from './doubts.ts'
import { freeEntries } from './free-line.ts'
import { choicesOf, type OrderItem } from './order-item.ts'
import { isCancellation, ordersNothing } from './orders-nothing.ts'
import type { OrderSources, Outcome, UnnumberedEntry } from './outcome.ts'
import { outcomeOf, quantityFields } from './quantity-outcome.ts'
import type { OrderRow, RowCells } from './rows.ts'
import { wordsOutcome } from './without-code.ts'
import { readAs, withVariantOfWords, wornOutcome } from './words-beside.ts'

/** The entries of a row of a table; a row with only a quantity, from merged cells, is asked as the item above. */
export function tableEntries(
  row: OrderRow,
  written: RowCells,
  sources: OrderSources,
  above?: OrderItem,
): UnnumberedEntry[] {
  const cells = { ...written, code: spreadsheetError.test(written.code) ? '' : written.code }
  const extras = { source: row.text, ...remarksOf(cells), ...(cells.buyerLine && { buyerLine: cells.buyerLine }) }
  const entries = continuationEntries(row, cells, above) ?? codeEntries(row, cells, sources)
  return entries.map((entry) => ({ ...entry, outcome: withRemark(withColumn(entry.outcome, cells), cells), ...extras }))
}

/** Whether a row names no item, as merged cells do below the first row, and the row of a sum. */
export function hasOnlyQuantity({ code, rest, buyerLine }: RowCells): boolean {
  return code === '' && rest === '' && buyerLine?.item === undefined
}

/** The question for a row with nothing but a quantity: whether it belongs to the item above. */
function continuationEntries(row: OrderRow, cells: RowCells, above?: OrderItem): UnnumberedEntry[] | undefined {
  const quantity = cellQuantity(cells.quantities.find((cell) => cell !== '') ?? '')
  if (!hasOnlyQuantity(cells) || !above || quantity.kind !== 'stated' || ordersNothing(row.text.trim()))
    return undefined
  const outcome: Outcome = { kind: 'unknown', similarItems: [above], quantity: quantityValue(quantity) }
  return [{ line: row.number, written: row.text.trim(), outcome }]
}

/** Matches what a spreadsheet shows for a value that it lost: '#N/D', '#REF!', '#####', '9,89803E+11'. */
const spreadsheetError = /^#[\p{L}\d/#!?]*$|^\d+(?:[.,]\d+)?E[+-]?\d+$/u

/** The question for a row whose remarks take its item back: 'cancelado'. */
function withRemark(outcome: Outcome, { note = '', unused }: RowCells): Outcome {
  if (outcome.kind !== 'certain' || !isCancellation(normalize(`${note} ${unused}`))) return outcome
  const { item, quantity } = outcome
  return { kind: 'confirm', readings: [{ item, quantity }], doubt: { kind: 'cancelled' } }
}

/** An outcome for a row in which several columns may hold the quantity: which one is asked. */
function withColumn(outcome: Outcome, { quantities }: RowCells): Outcome {
  const counts = new Set(quantities.map(cellQuantity).flatMap((one) => (one.kind === 'stated' ? [one.value] : [])))
  if ((outcome.kind !== 'certain' && outcome.kind !== 'skipped') || counts.size < 2) return outcome
  const readings = [...counts].filter((count) => count > 0).map((quantity) => ({ item: outcome.item, quantity }))
  return { kind: 'confirm', readings, doubt: { kind: 'columns' } }
}

/** The options and note of a row, so that a sheet that this site exported is read back completely. */
function remarksOf({ options, note }: RowCells): Pick<UnnumberedEntry, 'options' | 'note'> {
  const chosen = options === undefined ? {} : optionsOf(options)
  const text = cutText(note ?? '', maximumNoteLength)
  return { ...(Object.keys(chosen).length > 0 && { options: chosen }), ...(text !== '' && { note: text }) }
}

function codeEntries(row: OrderRow, cells: RowCells, sources: OrderSources): UnnumberedEntry[] {
  const written = cells.code || cells.rest
  const entry = (outcome: Outcome, code = cells.code): UnnumberedEntry[] => [
    { line: row.number, written, outcome, ...readAs(code, outcome) },
  ]
  const compact = compactCode(cells.code)
  const quantity = cellQuantity(cells.quantities.find((cell) => cell !== '') ?? '')
  const items = sources.find(compact)
  const rawBeside = [cells.rest, cells.quantities[0], cells.buyerLine?.unit, cells.note].filter(Boolean).join(' ')
  if (items.length > 0) {
    return entry(withDoubt(withVariantOfWords(outcomeOf(items, quantity), cells.rest), rawBeside, sources))
  }
  const wornItems = sources.findWorn([compact])
  if (wornItems.length > 0) return entry(wornOutcome(outcomeOf(wornItems, quantity), cells.rest, sources))
  // The cell may contain more than a code: 'C5VGA2 (mangueira)'.
  const cellEntries = freeEntries({ ...row, text: cells.code }, sources)
  if (cellEntries[0]?.outcome.kind === 'certain')
    return cellEntries.map(({ outcome, ...cellEntry }) => {
      const isCounted = outcome.kind === 'certain' && quantity.kind !== 'missing'
      return {
        ...cellEntry,
        outcome: isCounted ? withDoubt(outcomeOf([outcome.item], quantity), rawBeside, sources) : outcome,
      }
    })
  if (isWrittenAsCode(cells.code))
    return entry({
      kind: 'unknown',
      similarItems: similarTo(compact, cells.rest, sources),
      ...quantityFields(quantity),
    })
  // 'ITEM REF' above '0001 DLC07A' is no heading of codes.
  const described =
    namedOutcome(cells.rest, cells, sources) ?? namedOutcome(`${cells.unused} ${cells.rest}`, cells, sources)
  return described ? entry(described.outcome, described.written) : entry(describedOutcome(cells, quantity, sources))
}

/** The outcome for the codes that a description names: one is ordered, several are offered. Undefined without one. */
function namedOutcome(description: string, { quantities, buyerLine }: RowCells, sources: OrderSources) {
  const counted = quantities.find((cell) => cell !== '') ?? ''
  const quantity = cellQuantity(counted)
  const codes = codesNamed(description, sources)
  const items = codes.flatMap(({ known }) => known)
  const [first] = codes
  if (!first) return undefined
  if (new Set(items.map(({ code }) => code)).size < 2)
    return {
      outcome: withDoubt(
        outcomeOf(items, quantity),
        [description.replace(first.written, ' '), counted, buyerLine?.unit].filter(Boolean).join(' '),
        sources,
      ),
      written: first.written,
    }
  const readings = choicesOf(items).map((item) => ({ item, quantity: quantityValue(quantity) }))
  return { outcome: { kind: 'confirm', readings } as const, written: '' }
}

/** The items offered for an unknown code: those with codes near to it, else those that the description names. */
function similarTo(compact: string, description: string, sources: OrderSources): OrderItem[] {
  const similarItems = sources.findSimilar(compact)
  if (similarItems.length > 0) return similarItems
  const items = codesNamed(description, sources).flatMap(({ known }) => known)
  if (items.length > 0) return items
  const outcome = wordsOutcome(description, { kind: 'missing', value: 1 }, sources)
  return outcome.kind === 'text' ? outcome.choices : []
}

function codesNamed(text: string, sources: OrderSources): OrderedCode<OrderItem>[] {
  const { codes, alternatives } = resolveLine(readOrderLine(text), sources)
  return [...codes, ...alternatives]
}

/** Whether a cell is written like a code. 'Cabo ECG 5 vias' is not, although it has letters and digits. */
function isWrittenAsCode(cell: string): boolean {
  return looksLikeCode(compactCode(cell)) && !/\p{L}{3,}\s+\S*\p{L}{2,}/u.test(cell)
}

/** The outcome of words and brand; words that find nothing are an item that the catalogue does not have. */
function describedOutcome(
  { code, rest, quantities, buyerLine }: RowCells,
  quantity: Quantity,
  sources: OrderSources,
): Outcome {
  const words = [code, rest].filter(Boolean).join(' ')
  // 'REQUISITANTE: Sônia | AUTORIZADO: Ana'
  const isRemark = ordersNothing(words) || (quantity.kind === 'unclear' && ordersNothing(quantities.join(' ')))
  if (isRemark) return { kind: 'remark' }
  const outcome = wordsOutcome([words, buyerLine?.brand].filter(Boolean).join(' '), quantity, sources)
  const isItem = buyerLine?.item !== undefined || quantity.kind !== 'missing'
  return outcome.kind === 'remark' && isItem && (words !== '' || buyerLine?.code !== undefined)
    ? { kind: 'unknown', similarItems: [], ...quantityFields(quantity) }
    : outcome
}

/** Matches a negative number, more than one number, or a date: '-2', '10 a 20', '3 + 1', '02/jan'. */
const noQuantity =
  /^\s*[-−–]\s*\d|\d\s*(?:[-–/+]|a|à|até|ou)\s*\d|\d\s?[-/ ]\s?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\b/i

/** The quantity of a cell: '3', '3,00', '1.200,000', 'Vinte'; unclear if no whole number, as '#VALOR!' or a date. */
function cellQuantity(cell: string): Quantity {
  if (noQuantity.test(cell)) return { kind: 'unclear', text: cell }
  const whole = /^(\d{1,6}|\d{1,3}(?:\.\d{3})+(?=,))(?:,0{1,4})?$/.exec(cell)?.[1]
  if (whole !== undefined) return { kind: 'stated', value: Number(whole.replaceAll('.', '')) }
  const pieces = piecesOf(cell)
  const counting = pieces.find(({ kind }) => kind === 'number' || kind === 'quantity' || kind === 'unclear')
  if (counting) return quantityOf(counting)
  return cell === '' || (pieces.length > 0 && pieces.every(isUnit))
    ? { kind: 'missing', value: 1 }
    : { kind: 'unclear', text: cell }
}
