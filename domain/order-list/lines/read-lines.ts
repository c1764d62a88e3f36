import { maximumQuantity } from '#domain/cart/cart.ts'
import { mixesLettersAndDigits } from '#domain/text/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import type { Piece } from './piece.ts'
import { isCountable, isUnit, piecesOf, saysQuantity } from './pieces.ts'

/** Neighbouring pieces that may be a code together; the catalogue decides whether there is such a code. */
export interface CodeRun {
  /** Compact: 'st01e'. */
  code: string
  /** First and last piece, from 0. */
  from: number
  to: number
}

/** A line of an order, cut in pieces. */
export interface OrderLine {
  /** The text of the line, cleaned by `cleanLine`. */
  text: string
  pieces: readonly Piece[]
  /** Every run that may be a code, in the order of the line, shorter ones first. */
  runs: readonly CodeRun[]
}

/** The quantity that a line states. */
export type Quantity =
  | { kind: 'told'; value: number; isPairs?: true }
  /** The line states no quantity: 1 is assumed, and the visitor sees that. */
  | { kind: 'missing'; value: 1 }
  /** '2,5' or '1.000': the visitor has to correct it. */
  | { kind: 'fraction'; text: string }

/** The most pieces of a code: 'BAT 02 A 13 F 1' has six. */
const mostPieces = 6
/** The fewest digits of a code without letters. Such a code is one piece, never several joined. */
const shortestNumber = 4
/** In a message's prefix, telephones write the date first and browsers the time. */
const [date, time] = [String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`, String.raw`\d{1,2}:\d{2}(?::\d{2})?`]
const whatsAppPrefix = new RegExp(String.raw`^\[?(?:${date},? ${time}|${time},? ${date})\]?(?: -)? ([^:]{1,60}): `)
const bullet = /^(?:[•·*–—-]+|\d{1,3}[.)](?=\s)|item\s+\d{1,3}\s*[:.)–—-]+(?=\s))\s*/i
const invisible = /[\u200B-\u200F\u2060\uFEFF]/g

/** A line without what mails and messengers add: bullets, numbering, '[01/02/2026 10:31] Ana: '. */
export function cleanLine(line: string): string {
  return line.normalize('NFKC').replaceAll(invisible, '').trim().replace(whatsAppPrefix, '').replace(bullet, '').trim()
}

/** Who wrote a line, where a messenger says so: 'Ana' in '[01/02/2026 10:31] Ana: …'. */
export function senderOf(line: string): string | undefined {
  return whatsAppPrefix.exec(line.normalize('NFKC').replaceAll(invisible, '').trim())?.[1]
}

/** Cuts one line of an order in pieces and lists every run of them that may be a code. In: any text. */
export function readLine(line: string): OrderLine {
  const text = cleanLine(line)
  const pieces = piecesOf(text)
  const runs = pieces.flatMap((_, from) => runsFrom(pieces, from))
  return { text, pieces, runs }
}

const takenBack = /[❌🚫~]|\bn[aã]o (?:precis|quer|mand|compr|ped)|\b(?:cancel|desconsider)/iu

/** Whether a line may cancel its item ('❌ CAP02', 'CAP02 (não precisa mais)'), so that the visitor is asked. */
export function isTakenBack({ text }: OrderLine): boolean {
  return takenBack.test(text)
}

function runsFrom(pieces: readonly Piece[], from: number): CodeRun[] {
  const runs: CodeRun[] = []
  let code = ''
  for (let to = from; to < Math.min(from + mostPieces, pieces.length); to++) {
    const piece = pieces[to]
    if (!piece || piece.kind === 'fraction') break
    code += piece.compact
    const isNumber = to === from && code.length >= shortestNumber
    if (mixesLettersAndDigits(code) || isNumber) runs.push({ code, from, to })
  }
  return runs
}

/** A run as it stands in its line: 'ST 01 E'. */
export function writtenRun({ text, pieces }: OrderLine, { from, to }: CodeRun): string {
  return text.slice(pieces[from]?.start, pieces[to]?.end)
}

/**
 * How many of each code a line orders: 'C5VGA2 x 3', '3 un C5VGA2', 'TPNI05 - 2 pç', '2x CP01 3x CP02'. In: the line
 * and the runs that are its codes, in order and without overlap; out: a quantity for each.
 */
export function quantitiesOf(line: OrderLine, codes: readonly CodeRun[]): Quantity[] {
  const isBefore = isCountedBefore(line, codes)
  const ofEach = countOfEach(line)
  return codes.map((_, place) => {
    const { before, after } = countsBeside(line, codes, place)
    const count = isBefore ? (before ?? after) : (after ?? (place === 0 ? before : undefined))
    return quantityOf(count ?? ofEach)
  })
}

/** The count that applies to each code of a line: 3 in 'CP01 e CP02, 3 de cada'. */
function countOfEach({ pieces }: OrderLine): Piece | undefined {
  const each = pieces.findIndex(({ compact }) => compact === 'cada')
  return pieces.slice(Math.max(0, each - 2), Math.max(0, each)).find(isCount)
}

/**
 * The counts before and after a code. After it, in this order: a number with only 'x' or 'un' in between, one that
 * words mark as a count ('cabo tronco, 3 unidades', 'placa, qtd 2'), or one at the end of the line after a separator.
 */
export function countsBeside(
  { pieces }: OrderLine,
  codes: readonly CodeRun[],
  place: number,
): { before: Piece | undefined; after: Piece | undefined } {
  const run = codes[place]
  if (!run) return { before: undefined, after: undefined }
  const ahead = pieces.slice((codes[place - 1]?.to ?? -1) + 1, run.from)
  const behind = pieces.slice(run.to + 1, codes[place + 1]?.from)
  const isLast = place === codes.length - 1
  const before = firstCount(ahead.toReversed())
  const after =
    firstCount(behind) ??
    namedCount(behind) ??
    (before ? undefined : (toldCount(behind) ?? (isLast ? lastApart(behind) : undefined)))
  return { before: before ?? (after || codes.length > 1 ? undefined : toldCount(ahead)), after }
}

/** Whether 'qtd' stands before a count: it wins over a bare number on the code's other side. */
export function isNamedCount({ pieces }: OrderLine, count: Piece): boolean {
  return saysQuantity(pieces[pieces.indexOf(count) - 1])
}

/** A count marked by 'qtd', whatever stands before that: 'Item 1 STD01 transdutor TOCO, qtd 2'. */
function namedCount(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find((piece, place) => isCount(piece) && saysQuantity(pieces[place - 1]))
}

/**
 * A count with a unit or marked by 'qtd', wherever it stands. A number after 'com' is none: 'caixa com 25 unidades'
 * states the contents of a box, one after 'nº' a size.
 */
export function toldCount(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find((piece, place) => {
    const before = pieces[place - 1]
    // 'Quantidade: 12', 'quantidade estimada: 12'
    const isNamed = saysQuantity(before) || (piece.isSetOff && saysQuantity(pieces[place - 2]))
    const isTold = piece.kind === 'quantity' || isUnit(pieces[place + 1]) || isNamed
    // 'O de três' is the one of three leads.
    const isOneOf = before?.compact === 'de' && /^[oa]s?$/.test(pieces[place - 2]?.compact ?? '')
    return isCount(piece) && isTold && !isOneOf && !notCounting.has(normalize(before?.text ?? ''))
  })
}

const notCounting = new Set(['com', 'c', 'n', 'no', 'numero', 'tamanho', 'tam'])

/** The text of a line without its count and without prices. */
export function withoutCount({ text, pieces }: OrderLine, told: Piece | undefined): string {
  const unit = told && pieces[pieces.indexOf(told) + 1]
  const words = told ? `${text.slice(0, told.start)} ${text.slice((isUnit(unit) ? unit : told)?.end)}` : text
  return words.replaceAll(/R\$\s*[\d.,]+/g, ' ')
}

/** The number at the end of a line, if a separator or a unit stands before it: 'Cabo tronco - 2'. */
export function lastApart(pieces: readonly Piece[]): Piece | undefined {
  const last = pieces.at(-1)
  const isApart = last?.kind === 'number' && (last.isSetOff || isUnit(pieces.at(-2)))
  return isApart ? last : undefined
}

/** Numbers of a line that may be the quantity of its only code; the visitor is asked which one is. */
export function looseNumbers({ pieces }: OrderLine, { from, to }: CodeRun): number[] {
  const values = pieces.flatMap(({ kind, value = 0 }, place) =>
    (kind === 'number' || (kind === 'measure' && isCountable(pieces[place + 1]))) &&
    (place < from || place > to) &&
    value > 1 &&
    value <= maximumQuantity
      ? [value]
      : [],
  )
  return [...new Set(values)].slice(0, 2)
}

/** The quantity that a piece states; without a piece 1, marked as missing. */
export function quantityOf(count: Piece | undefined): Quantity {
  if (!count) return { kind: 'missing', value: 1 }
  if (count.kind === 'fraction') return { kind: 'fraction', text: count.text }
  return { kind: 'told', value: count.value ?? 1, ...(count.isPairs && { isPairs: true }) }
}

/** The first count of some pieces, if only fillers ('x', 'un') and measures stand before it. */
function firstCount(pieces: readonly Piece[]): Piece | undefined {
  const found = pieces.find(({ kind }) => kind !== 'filler' && kind !== 'measure')
  return found && isCount(found) ? found : undefined
}

function isCount({ kind }: Piece): boolean {
  return kind === 'number' || kind === 'quantity' || kind === 'fraction'
}

/**
 * Whether the counts of a line stand before its codes ('2 CP01 3 CP02') and not after them ('CP01 2 CP02 3'): a count
 * comes before the first code, and none after the last.
 */
function isCountedBefore({ pieces }: OrderLine, codes: readonly CodeRun[]): boolean {
  const first = codes[0]
  const last = codes.at(-1)
  if (!first || !last) return false
  const opens = firstCount(pieces.slice(0, first.from).toReversed()) !== undefined
  const behind = pieces.slice(last.to + 1)
  return opens && firstCount(behind) === undefined && namedCount(behind) === undefined
}
