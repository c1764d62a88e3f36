import { maximumQuantity } from '#domain/cart/cart.ts'
import { compactCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { singular, wordsOf } from '#domain/text/tokens.ts'
import type { OrderedCode } from '#domain/words/codes-in-line.ts'
import type { OrderLine } from '#domain/words/order-line.ts'
import { isUnit, type Piece } from '#domain/words/pieces.ts'
import {
  countsAround,
  furtherQuantities,
  looseNumbers,
  possibleQuantities,
  quantityOf,
  quantityValue,
  type Quantity,
} from '#domain/words/quantities.ts'
import { choicesOf, itemChoice, type OrderItem } from './order-item.ts'
import type { Doubt, Outcome } from './outcome.ts'

/** The outcome of a code with its quantity; two counts or further numbers ('2 C5VGA2 3') are asked about. */
export function countedOutcome(
  line: OrderLine,
  codes: readonly OrderedCode<OrderItem>[],
  code: OrderedCode<OrderItem>,
  isModel: (word: string) => boolean = () => false,
): Outcome {
  const { quantity } = code
  if (codes.length > 1) {
    const others = quantity.kind === 'unclear' ? [] : (quantity.others ?? [])
    return others.length > 0
      ? askWhichQuantity(code, [...new Set([quantityValue(quantity), ...others])])
      : outcomeOf(code.known, quantity)
  }
  const { before, after } = countsAround(line, codes, 0)
  const count = after ?? before
  if (!count) {
    const numbers = possibleQuantities(line, code).filter(({ value }) => value !== 1)
    const loose = looseNumbers(line, codes, isModel)
    const counted = countBeforeNoun(line, code, loose) ?? countBehindPart(line, code, loose)
    if (counted) return outcomeOf(code.known, quantityOf(counted))
    return numbers.length > 0 ? askWhichQuantity(code, [1, ...valuesOf(numbers)]) : outcomeOf(code.known, code.quantity)
  }
  // 'Filtro cx 25 - FIL01C25 - 8 cx' orders eight boxes of 25.
  const isBoxSize = before && isUnit(line.pieces[line.pieces.indexOf(before) - 1])
  const further = [
    ...(before && after && !isBoxSize ? [before] : []),
    ...furtherQuantities(line, code, count, (word) => isModel(word) || isInName(code.known, word)),
  ]
  const counts = [...new Set([...valuesOf(further), ...valuesOf([count])])]
  const isUnclear = count.kind === 'unclear' || further.some(({ kind }) => kind === 'unclear')
  if (isUnclear || counts.length < 2) return outcomeOf(code.known, code.quantity)
  return askWhichQuantity({ ...code, quantity: quantityOf(count) }, counts)
}

/** Whether a number with the word before it stands in a name or option: 'Caixa com 25', 'nº 1 a 5', 'iMEC 12'. */
function isInName(known: readonly OrderItem[], word: string): boolean {
  return known.some((item) => compactCode(`${item.product.name} ${itemChoice(item)}`).includes(word))
}

const valuesOf = (pieces: readonly Piece[]): number[] => pieces.flatMap(({ value }) => value ?? [])

/** Asks which quantity of an item is meant; if the item itself has to be chosen first, its own quantity stays. */
export function askWhichQuantity(
  { known, quantity }: OrderedCode<OrderItem>,
  counts: readonly number[],
  doubt?: Doubt,
): Outcome {
  const [item, ...others] = choicesOf(known)
  if (!item || others.length > 0) return outcomeOf(known, quantity)
  return { kind: 'confirm', readings: counts.map((count) => ({ item, quantity: count })), ...(doubt && { doubt }) }
}

/** Asks which of several codes of a line is meant, each with its quantity; where one quantity is for all, that one. */
export function askWhichCode(codes: readonly OrderedCode<OrderItem>[], doubt?: Doubt): Outcome {
  const shared = doubt?.kind === 'shared-quantity' ? codes.at(-1)?.quantity : undefined
  const readings = codes.flatMap(({ known, quantity }) =>
    choicesOf(known).map((item) => ({ item, quantity: quantityValue(shared ?? quantity) })),
  )
  return { kind: 'confirm', readings, ...(doubt && { doubt }) }
}

/** Matches names that already mean a set: 'um par' of 'Par de conectores' is one item, not two. */
const soldTogether = /^(?:par|jogo|kit|conjunto) |^\S+s /i

/** The outcome of a known code with a quantity. */
export function outcomeOf(found: readonly OrderItem[], quantity: Quantity): Outcome {
  const choices = choicesOf(found)
  const [item] = choices
  if (!item) return { kind: 'remark' }
  // Which part it is comes first: to confirm a count must not choose one of several.
  if (choices.length > 1 && quantity.kind === 'unclear')
    return { kind: 'variant', choices, quantity: 1, isAssumed: true }
  if (quantity.kind === 'unclear') return { kind: 'quantity', item, written: quantity.text }
  const isDoubled = quantity.kind === 'stated' && quantity.isPairs && !soldTogether.test(item.product.name)
  const value = quantity.value * (isDoubled ? 2 : 1)
  if (value > maximumQuantity) return { kind: 'quantity', item, written: String(value) }
  if (value === 0) return { kind: 'skipped', item }
  if (choices.length > 1)
    return { kind: 'variant', choices, quantity: value, ...(quantity.kind === 'missing' && { isAssumed: true }) }
  return { kind: 'certain', item, quantity: value, isAssumed: quantity.kind === 'missing' }
}

/** The number before the noun of a code's product: 2 in '2 baterias BAT09', or the first and only one of its line. */
function countBeforeNoun(
  { pieces }: OrderLine,
  { from, known }: OrderedCode<OrderItem>,
  numbers: readonly Piece[],
): Piece | undefined {
  const isNoun = (piece: Piece | undefined) =>
    known.some(
      ({ product }) => singular(piece?.compact ?? '') === singular(normalize(product.name.split(' ')[0] ?? '')),
    )
  const [count, noun] = pieces.slice(0, from).slice(-2)
  if (count?.value !== undefined && isNoun(noun)) return count
  const [first, second] = pieces
  return first?.value !== undefined && isNoun(second) && numbers.length === 1 ? first : undefined
}

/** Matches a length or number of leads in one word, '3m', '5v', behind which a number is a count. */
const gluedMeasure = /^\d+(?:[.,]\d+)?(?:m|v|vias)$/

/** A line's only number, behind a word or measure of the part: 2 in 'SCD03 adulto 2'; none that the part has itself. */
function countBehindPart(
  { pieces }: OrderLine,
  { to, known, isWorn }: OrderedCode<OrderItem>,
  [number, ...others]: readonly Piece[],
): Piece | undefined {
  const [measured, word, last] = pieces.slice(-3)
  if (isWorn || !number || number !== last || others.length > 0 || !word || pieces.length < to + 3) return undefined
  const isOfPart = known.some((item) => {
    const words = wordsOf(`${item.product.name} ${itemChoice(item)}`)
    return words.includes(word.compact) && ![...words, ...wordsOf(item.product.fits)].includes(String(number.value))
  })
  return isOfPart || measured?.kind === 'measure' || gluedMeasure.test(word.compact) ? number : undefined
}

/** A quantity for a line whose item is still to be chosen; one that nobody wrote is marked. */
export function quantityFields(quantity: Quantity): { quantity: number; isAssumed?: true } {
  return { quantity: quantityValue(quantity), ...(quantity.kind === 'missing' && { isAssumed: true as const }) }
}
