import { maximumQuantity } from '#domain/cart/cart.ts'
import {
  explicitCount,
  separatedNumberAtEnd,
  wordsBeforeNonCounts,
  type CodeCandidate,
  type OrderLine,
} from './order-line.ts'
import { isCount, isCountable, type Piece } from './pieces.ts'

/** The quantity that a line states. */
export type Quantity =
  | { kind: 'stated'; value: number; isPairs?: true }
  /** The line states no quantity: 1 is assumed, and the visitor sees that. */
  | { kind: 'missing'; value: 1 }
  /** '2,5' or '1.000': the visitor has to correct it. */
  | { kind: 'unclear'; text: string }

/**
 * How many of each code a line orders: 'C5VGA2 x 3', '3 un C5VGA2', 'TPNI05 - 2 pç', '2x CP01 3x CP02'. In: the line
 * and the runs that are its codes, in order and without overlap; out: a quantity for each.
 */
export function quantitiesOf(line: OrderLine, codes: readonly CodeCandidate[]): Quantity[] {
  const isBefore = isCountedBefore(line, codes)
  const countsBeforeNouns = codes.length > 1 ? codes.map((_, index) => countBeforeWord(line, codes, index)) : []
  const isEachNamed = countsBeforeNouns.length > 0 && !countsBeforeNouns.includes(undefined)
  const countAround = (index: number) => {
    const { before, after } = countsAround(line, codes, index)
    if (isBefore) return before
    return after ?? (index === 0 ? before : undefined)
  }
  const ofEach = countOfEach(line)
  return codes.map((_, index) => {
    const count = isEachNamed ? countsBeforeNouns[index] : countAround(index)
    return quantityOf(count ?? ofEach)
  })
}

/** The count before a code with at most one word between them: 2 in '2 sensores SCD03'. */
function countBeforeWord({ pieces }: OrderLine, codes: readonly CodeCandidate[], index: number): Piece | undefined {
  const between = pieces
    .slice((codes[index - 1]?.to ?? -1) + 1, codes[index]?.from)
    .filter(({ kind }) => kind !== 'filler')
  const [before, last] = between.slice(-2)
  if (last && isCount(last)) return last
  return before && isCount(before) && last?.kind === 'word' ? before : undefined
}

/** The count that applies to each code of a line: 3 in 'CP01 e CP02, 3 de cada'. */
function countOfEach({ pieces }: OrderLine): Piece | undefined {
  const eachIndex = pieces.findIndex(({ compact }) => compact === 'cada')
  return pieces.slice(Math.max(0, eachIndex - 2), Math.max(0, eachIndex)).find(isCount)
}

/**
 * The counts before and after a code, up to its neighbours. On either side, a number with only 'x' or 'un' in between
 * takes precedence over one that words mark as a count ('cabo tronco, 3 unidades', 'placa, qtd 2'); after the last
 * code, a number after a separator at the end also counts. In: the line's codes in order, and the index of one.
 */
export function countsAround(
  { text, pieces }: OrderLine,
  codes: readonly CodeCandidate[],
  index: number,
): { before: Piece | undefined; after: Piece | undefined } {
  const run = codes[index]
  if (!run) return { before: undefined, after: undefined }
  const piecesBefore = pieces.slice((codes[index - 1]?.to ?? -1) + 1, run.from)
  const piecesAfter = behindPack(pieces.slice(run.to + 1, codes[index + 1]?.from))
  const isLast = index === codes.length - 1
  const nearest = firstCount(piecesBefore.toReversed())
  const stated = explicitCount(piecesBefore)
  const explicit = explicitCount(piecesAfter)
  const after = firstCount(piecesAfter) ?? explicit ?? (isLast ? separatedNumberAtEnd(piecesAfter) : undefined)
  const isName = nearest && isOfName(piecesBefore, nearest)
  // 'Savina 300: CEL19', 'célula puritan 840 CEL13A 2 un', 'jogo com 6, EPR06'
  const isNoCount =
    isName &&
    (explicit !== undefined ||
      text.slice(nearest.end, pieces[run.from]?.start).includes(':') ||
      wordsBeforeNonCounts.has(pieces[pieces.indexOf(nearest) - 1]?.compact ?? ''))
  const before = isName ? (stated ?? (isNoCount ? undefined : asQuantity(nearest))) : (nearest ?? stated)
  // '3 C5VG14 389,90'
  const isPrice = before?.value !== undefined && after?.kind === 'unclear' && /,\d\d$/.test(after.text)
  return { before, after: isPrice ? undefined : after }
}

/** Whether a bare number stands behind a word, as in the name of a model: 'válvula DX 3012, código VEX10', 'PM-9000 -> PCE02'. */
function isOfName(pieces: readonly Piece[], piece: Piece): boolean {
  return piece.kind === 'number' && pieces[pieces.indexOf(piece) - 1]?.kind === 'word'
}

function asQuantity(piece: Piece): Piece | undefined {
  return (piece.value ?? 0) > maximumQuantity ? undefined : piece
}

const packs = new Set('cx cxs caixa caixas pct pcts pacote pacotes fardo fardos'.split(' '))

/** The pieces behind what a pack holds, where packs are counted there: '3 cx' of 'cx 24 und: 3 cx'. */
function behindPack(pieces: readonly Piece[]): readonly Piece[] {
  const isPack = (piece: Piece | undefined) => piece !== undefined && packs.has(piece.compact)
  const [pack, content, ...behind] = pieces
  const areCounted = behind.some((piece, place) => isCount(piece) && isPack(behind[place + 1]))
  return isPack(pack) && content?.kind === 'number' && areCounted ? behind : pieces
}

/** Numbers of a line that may be the quantity of its only code; the visitor is asked which one is. */
export function possibleQuantities({ pieces }: OrderLine, { from, to }: CodeCandidate): number[] {
  const values = pieces.flatMap(({ kind, value = 0 }, index) =>
    (kind === 'number' || isCountable(pieces[index + 1])) &&
    (index < from || index > to) &&
    value > 1 &&
    value <= maximumQuantity
      ? [value]
      : [],
  )
  return [...new Set(values)]
}

/** The quantity that a piece states; without a piece 1, marked as missing. */
export function quantityOf(count: Piece | undefined): Quantity {
  if (!count) return { kind: 'missing', value: 1 }
  if (count.kind === 'unclear') return { kind: 'unclear', text: count.text }
  return { kind: 'stated', value: count.value ?? 1, ...(count.isPairs && { isPairs: true }) }
}

/** The first count of some pieces, if only fillers ('x', 'un') stand before it. */
function firstCount(pieces: readonly Piece[]): Piece | undefined {
  const firstPiece = pieces.find(({ kind }) => kind !== 'filler')
  return firstPiece && isCount(firstPiece) ? firstPiece : undefined
}

/**
 * Whether the counts of a line stand before its codes ('2 CP01 3 CP02') and not after them ('CP01 2 CP02 3'): a count
 * comes before the first code, or one with its unit before each ('8 unidades do cabo C5VG24 e 6 jogos de rabichos
 * C5VG35S'), and none after the last.
 */
function isCountedBefore(line: OrderLine, codes: readonly CodeCandidate[]): boolean {
  const { pieces } = line
  const first = codes[0]
  const last = codes.at(-1)
  if (!first || !last) return false
  const opens =
    firstCount(pieces.slice(0, first.from).toReversed()) !== undefined ||
    codes.every((_, index) => countsAround(line, codes, index).before !== undefined)
  return opens && countsAround(line, codes, codes.length - 1).after === undefined
}

/** The quantity for a line whose item is still to be chosen, from 1 to 999; 1 if the line states none. */
export function quantityValue(quantity: Quantity): number {
  return quantity.kind === 'unclear' ? 1 : Math.min(maximumQuantity, Math.max(1, quantity.value))
}
