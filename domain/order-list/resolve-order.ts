import { maximumNoteLength } from '#domain/cart/cart.ts'
import { cnpjState } from '#domain/forms/cnpj.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { compactCode } from '#domain/text/code.ts'
import { optionsOf } from '#domain/cart/option-text.ts'
import { choicesOf, type OrderItem } from './order-item.ts'
import { partsOfSentence } from './lines/parts-of-sentence.ts'
import { piecesOf } from './lines/pieces.ts'
import { isTakenBack, quantityOf, readLine, type OrderLine, type Quantity } from './lines/read-lines.ts'
import { readRows, type OrderRow, type RowCells } from './read-rows.ts'
import type { ColumnMemory, Sheet } from './sheet/read-sheet.ts'
import { codelessOutcome, isTitle, strangers, valueOf, wordsOutcome } from './codeless.ts'
import { confirmed, countedOutcome, outcomeOf } from './counted-outcome.ts'
import { looksLikeCode } from './looks-like-code.ts'
import type { OrderEntry, OrderSources, Outcome } from './outcome.ts'
import { numberedLines } from './lines/numbered-lines.ts'
import { resolveLine, type OrderedCode } from './lines/resolve-line.ts'
import { withVariantOfWords } from './told-variant.ts'
import { productsNamed } from './product-name.ts'
import { readAs, wornOutcome } from './worn-label.ts'

type Reading = Omit<OrderEntry, 'id'>

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

function tableEntries(row: OrderRow, cells: RowCells, sources: OrderSources): Reading[] {
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
  const found = compact === '' ? [] : sources.find(compact)
  if (found.length > 0) return entry(withVariantOfWords(outcomeOf(found, quantity), cells.rest))
  const worn = sources.findWorn([compact])
  if (worn.length > 0) return entry(wornOutcome(outcomeOf(worn, quantity), cells.rest, sources))
  // The cell may contain more than a code: 'C5VGA2 (mangueira)'.
  const inCell = cells.code === '' ? [] : freeEntries({ ...row, text: cells.code }, sources)
  if (inCell.length > 1 || inCell[0]?.outcome.kind === 'certain')
    return inCell.map(({ outcome, ...one }) => {
      const isCounted = outcome.kind === 'certain' && quantity.kind !== 'missing'
      return { ...one, outcome: isCounted ? outcomeOf([outcome.item], quantity) : outcome }
    })
  if (compact !== '' && isWrittenAsCode(cells.code))
    return entry({ kind: 'unknown', near: nearTo(compact, cells.rest, sources), quantity: valueOf(quantity) })
  const named = cells.code === '' ? namedOutcome(cells.rest, quantity, sources) : undefined
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
  const { codes, otherwise } = resolveLine(readLine(text), sources)
  return [...codes, ...otherwise]
}

/** Whether a cell is written like a code. 'Cabo ECG 5 vias' is not, although it has letters and digits. */
function isWrittenAsCode(cell: string): boolean {
  return looksLikeCode(compactCode(cell)) && !/\p{L}{3,}\s+\S*\p{L}{2,}/u.test(cell)
}

/**
 * Whether a line orders nothing: a title ('Total de itens: 5', 'Itens da UTI 2:'), or contact data of the buyer, a
 * telephone, an e-mail or a CNPJ, alone in its line.
 */
function ordersNothing(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\s+/)
  const isAddress = others.length === 0 && (first.includes('@') || cnpjState(first) === 'valid')
  return isTitle(text) || brazilianPhone(text) !== undefined || isAddress
}

/**
 * The outcome of words, including the brand that the row asks for. A row with words that find nothing is an item that
 * the catalogue does not have.
 */
function describedOutcome({ code, rest, theirs }: RowCells, quantity: Quantity, sources: OrderSources): Outcome {
  const words = [code, rest].filter(Boolean).join(' ')
  if (ordersNothing(words)) return { kind: 'remark' }
  const outcome = wordsOutcome([words, theirs?.brand].filter(Boolean).join(' '), valueOf(quantity), sources)
  const isItem = theirs?.item !== undefined || theirs?.code !== undefined || quantity.kind !== 'missing'
  const near = words === '' ? sources.find(compactCode(theirs?.code ?? '')) : []
  return outcome.kind === 'remark' && isItem && (words !== '' || theirs?.code !== undefined)
    ? { kind: 'unknown', near: choicesOf(near), quantity: valueOf(quantity) }
    : outcome
}

/** Matches a negative number, or more than one number: '-2', '10 a 20', '2-4'. */
const noCount = /^\s*[-−–]\s*\d|\d\s*(?:[-–/]|a|à|até|ou)\s*\d/i

/** The quantity of a cell: '3', '3,00', '3 un'. */
function cellQuantity(cell: string): Quantity {
  if (noCount.test(cell)) return { kind: 'fraction', text: cell }
  const whole = /^(\d{1,6})(?:,0{1,4})?$/.exec(cell)?.[1]
  if (whole !== undefined) return { kind: 'told', value: Number(whole) }
  const counting = piecesOf(cell).find(({ kind }) => kind === 'number' || kind === 'quantity' || kind === 'fraction')
  if (!counting && cell !== '')
    return /\d/.test(cell) ? { kind: 'fraction', text: cell } : { kind: 'missing', value: 1 }
  return quantityOf(counting)
}

function freeEntries(row: OrderRow, sources: OrderSources, isNumbered = false): Reading[] {
  const line = isNumbered ? withoutNumber(row.text, sources) : readLine(row.text)
  const named = productsNamed(line, sources.findNamed)
  if (named) return [{ line: row.number, written: row.text, outcome: outcomeOf(named.items, named.quantity) }]
  const { codes, otherwise } = resolveLine(line, sources)
  if (codes.length === 0 && ordersNothing(line.text))
    return [{ line: row.number, written: row.text, outcome: { kind: 'remark' } }]
  if (codes.length === 0)
    return partsOfSentence(line).map((part) => ({
      line: row.number,
      written: part,
      outcome: codelessOutcome(readLine(part), sources),
    }))
  const known = codes.map((code): Reading => {
    const others = otherwise.filter(({ from }) => from === code.from)
    const isDoubtful = others.length > 0 || isTakenBack(line)
    const counted = isDoubtful ? confirmed([code, ...others]) : countedOutcome(line, codes, code)
    const beside = codes.length > 1 ? '' : line.text.replace(code.written, ' ')
    const outcome = code.isWorn ? wornOutcome(counted, beside, sources) : withVariantOfWords(counted, beside)
    const written = codes.length > 1 ? writtenCode(code) : row.text
    return { line: row.number, written, outcome, ...readAs(code.written, outcome) }
  })
  return [...known, ...strangers({ row, line }, codes, sources)]
}

/** A numbered line without its number, if the rest orders one code with a quantity. */
function withoutNumber(text: string, sources: OrderSources): OrderLine {
  const rest = readLine(text.replace(/^\d+\s*/, ''))
  const [code, ...others] = resolveLine(rest, sources).codes
  return code?.quantity.kind === 'told' && others.length === 0 ? rest : readLine(text)
}

function writtenCode({ written, quantity }: OrderedCode<OrderItem>): string {
  if (quantity.kind === 'missing') return written
  return `${written} x ${quantity.kind === 'told' ? quantity.value : quantity.text}`
}
