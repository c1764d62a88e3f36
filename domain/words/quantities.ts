import { maximumQuantity } from '#domain/cart/cart.ts'
import { numberAtEnd, statedCount, type CodeRun, type OrderLine } from './line.ts'
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
export function quantitiesOf(line: OrderLine, codes: readonly CodeRun[]): Quantity[] {
  const isBefore = isCountedBefore(line, codes)
  const ofEach = countOfEach(line)
  return codes.map((_, place) => {
    const { before, after } = countsBeside(line, codes, place)
    const count = isBefore ? before : (after ?? (place === 0 ? before : undefined))
    return quantityOf(count ?? ofEach)
  })
}

/** The count that applies to each code of a line: 3 in 'CP01 e CP02, 3 de cada'. */
function countOfEach({ pieces }: OrderLine): Piece | undefined {
  const each = pieces.findIndex(({ compact }) => compact === 'cada')
  return pieces.slice(Math.max(0, each - 2), Math.max(0, each)).find(isCount)
}

/**
 * The counts before and after a code, up to its neighbours. On either side, a number with only 'x' or 'un' in between
 * goes before one that words mark as a count ('cabo tronco, 3 unidades', 'placa, qtd 2'); behind the last code, a number
 * at the end of the line after a separator also counts. In: the codes of the line in order, and the place of one.
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
  return {
    before: firstCount(ahead.toReversed()) ?? statedCount(ahead),
    after: firstCount(behind) ?? statedCount(behind) ?? (isLast ? numberAtEnd(behind) : undefined),
  }
}

/** Numbers of a line that may be the quantity of its only code; the visitor is asked which one is. */
export function looseNumbers({ pieces }: OrderLine, { from, to }: CodeRun): number[] {
  const values = pieces.flatMap(({ kind, value = 0 }, place) =>
    (kind === 'number' || isCountable(pieces[place + 1])) &&
    (place < from || place > to) &&
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
  const found = pieces.find(({ kind }) => kind !== 'filler')
  return found && isCount(found) ? found : undefined
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
  return opens && firstCount(pieces.slice(last.to + 1)) === undefined
}

/** The quantity for a line whose item is still to be chosen, from 1 to 999; 1 if the line states none. */
export function valueOf(quantity: Quantity): number {
  return quantity.kind === 'unclear' ? 1 : Math.min(maximumQuantity, Math.max(1, quantity.value))
}
