import { maximumNoteLength } from '#domain/cart/cart.ts'
import { optionsOf } from '#domain/cart/option-text.ts'
import { compactCode } from '#domain/text/code.ts'
import { wordsOutcome } from './codeless.ts'
import { outcomeOf } from './counted-outcome.ts'
import { freeEntries } from './free-entries.ts'
import { piecesOf } from '#domain/order-list/lines/pieces.ts'
import { quantityOf, valueOf, type Quantity } from '#domain/order-list/lines/quantities.ts'
import { readLine } from '#domain/order-list/lines/read-lines.ts'
import { resolveLine, type OrderedCode } from '#domain/order-list/lines/resolve-line.ts'
import { looksLikeCode } from '#domain/order-list/looks-like-code.ts'
import { choicesOf, type OrderItem } from '#domain/order-list/order-item.ts'
import { ordersNothing } from './orders-nothing.ts'
import type { OrderSources, Outcome, Reading } from '#domain/order-list/outcome.ts'
import type { OrderRow, RowCells } from '#domain/order-list/read-rows.ts'
import { withVariantOfWords } from './variant-of-words.ts'
import { readAs, wornOutcome } from './worn-label.ts'

/** The entries of a row of a table: mostly one, several if its cell for codes names several. */
export function tableEntries(row: OrderRow, cells: RowCells, sources: OrderSources): Reading[] {
  const besides = { source: row.text, ...remarksOf(cells), ...(cells.theirs && { theirs: cells.theirs }) }
  return codeEntries(row, cells, sources).map((entry) => ({ ...entry, ...besides }))
}

/** The options and note of a row, so that a sheet that this site exported is read back completely. */
function remarksOf({ options, note }: RowCells): Pick<Reading, 'options' | 'note'> {
  const chosen = options === undefined ? {} : optionsOf(options)
  const text = (note ?? '').slice(0, maximumNoteLength)
  return { ...(Object.keys(chosen).length > 0 && { options: chosen }), ...(text !== '' && { note: text }) }
}

function codeEntries(row: OrderRow, cells: RowCells, sources: OrderSources): Reading[] {
  const written = cells.code || cells.rest
  const entry = (outcome: Outcome, code = cells.code): Reading[] => [
    { line: row.number, written, outcome, ...readAs(code, outcome) },
  ]
  const compact = compactCode(cells.code)
  const quantity = cellQuantity(cells.quantity)
  const found = sources.find(compact)
  if (found.length > 0) return entry(withVariantOfWords(outcomeOf(found, quantity), cells.rest))
  const worn = sources.findWorn([compact])
  if (worn.length > 0) return entry(wornOutcome(outcomeOf(worn, quantity), cells.rest, sources))
  // The cell may contain more than a code: 'C5VGA2 (mangueira)'.
  const inCell = freeEntries({ ...row, text: cells.code }, sources)
  if (inCell[0]?.outcome.kind === 'certain')
    return inCell.map(({ outcome, ...one }) => {
      const isCounted = outcome.kind === 'certain' && quantity.kind !== 'missing'
      return { ...one, outcome: isCounted ? outcomeOf([outcome.item], quantity) : outcome }
    })
  if (isWrittenAsCode(cells.code))
    return entry({ kind: 'unknown', near: nearTo(compact, cells.rest, sources), quantity: valueOf(quantity) })
  const named = namedOutcome(cells.rest, quantity, sources)
  return named ? entry(named.outcome, named.written) : entry(describedOutcome(cells, quantity, sources))
}

/**
 * The outcome for the codes that a description names: one is ordered, several are offered to choose from. Undefined if
 * it names none.
 */
function namedOutcome(description: string, quantity: Quantity, sources: OrderSources) {
  const codes = codesNamed(description, sources)
  const named = codes.flatMap(({ known }) => known)
  const [first] = codes
  if (!first) return undefined
  if (new Set(named.map(({ code }) => code)).size < 2)
    return { outcome: outcomeOf(named, quantity), written: first.written }
  const readings = choicesOf(named).map((item) => ({ item, quantity: valueOf(quantity) }))
  return { outcome: { kind: 'confirm', readings } as const, written: '' }
}

/** The items offered for an unknown code: those with codes near to it, else those that the description names. */
function nearTo(compact: string, description: string, sources: OrderSources): OrderItem[] {
  const near = sources.near(compact)
  return near.length > 0 ? near : codesNamed(description, sources).flatMap(({ known }) => known)
}

function codesNamed(text: string, sources: OrderSources): OrderedCode<OrderItem>[] {
  const { codes, alternatives } = resolveLine(readLine(text), sources)
  return [...codes, ...alternatives]
}

/** Whether a cell is written like a code. 'Cabo ECG 5 vias' is not, although it has letters and digits. */
function isWrittenAsCode(cell: string): boolean {
  return looksLikeCode(compactCode(cell)) && !/\p{L}{3,}\s+\S*\p{L}{2,}/u.test(cell)
}

/**
 * The outcome of words, including the brand that the row asks for. A row with words that find nothing is an item that
 * the catalogue does not have.
 */
function describedOutcome({ code, rest, theirs }: RowCells, quantity: Quantity, sources: OrderSources): Outcome {
  const words = [code, rest].filter(Boolean).join(' ')
  if (ordersNothing(words)) return { kind: 'remark' }
  const outcome = wordsOutcome([words, theirs?.brand].filter(Boolean).join(' '), valueOf(quantity), sources)
  const isItem = theirs?.item !== undefined || quantity.kind !== 'missing'
  return outcome.kind === 'remark' && isItem && (words !== '' || theirs?.code !== undefined)
    ? { kind: 'unknown', near: [], quantity: valueOf(quantity) }
    : outcome
}

/** Matches a negative number, or more than one number: '-2', '10 a 20', '2-4'. */
const noCount = /^\s*[-−–]\s*\d|\d\s*(?:[-–/]|a|à|até|ou)\s*\d/i

/** The quantity of a cell: '3', '3,00', '3 un'. */
function cellQuantity(cell: string): Quantity {
  if (noCount.test(cell)) return { kind: 'unclear', text: cell }
  const whole = /^(\d{1,6})(?:,0{1,4})?$/.exec(cell)?.[1]
  if (whole !== undefined) return { kind: 'stated', value: Number(whole) }
  const counting = piecesOf(cell).find(({ kind }) => kind === 'number' || kind === 'quantity' || kind === 'unclear')
  if (!counting && cell !== '') return /\d/.test(cell) ? { kind: 'unclear', text: cell } : { kind: 'missing', value: 1 }
  return quantityOf(counting)
}
