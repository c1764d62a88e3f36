import { withContactDataBlank } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'
import { resolveLine, type OrderedCode } from '#domain/words/codes-in-line.ts'
import { type OrderLine, readOrderLine } from '#domain/words/order-line.ts'
import { isUnit, type Piece, isCount, saysQuantity } from '#domain/words/pieces.ts'
import { quantitiesOf, quantityOf, quantityValue, type Quantity } from '#domain/words/quantities.ts'
import { isOnlyCount, withDoubt } from './doubts.ts'
import type { OrderItem } from './order-item.ts'
import { isIntroduction, isCancellation, isUnsure, ordersNothing, isReplacement } from './orders-nothing.ts'
import type { OrderSources, Outcome, UnnumberedEntry } from './outcome.ts'
import { askWhichCode, countedOutcome, askWhichQuantity, outcomeOf } from './quantity-outcome.ts'
import type { OrderRow } from './rows.ts'
import { codelessOutcome, unknownCodes } from './without-code.ts'
import { readAs, withVariantOfWords, wornOutcome } from './words-beside.ts'

/** The parts of a sentence, cut before each count of another thing: '2 baterias do monitor e 1 par de pás' has two. */
export function partsOfSentence({ text, pieces }: OrderLine): string[] {
  const counts = pieces.flatMap((_, index) => (countsThing(pieces, index) ? [index] : []))
  const cuts = counts
    .slice(1)
    .filter((position) => pieces[position - 1]?.compact === 'e' || pieces[position]?.followsComma)
  const bounds = [0, ...cuts.flatMap((position) => pieces[position]?.start ?? []), text.length]
  return bounds.slice(1).map((end, index) => text.slice(bounds[index], end).replace(conjunctionAtEnd, ''))
}

/** Matches a conjunction or comma at the end, from its first sign on: a line of semicolons is not tried from each. */
const conjunctionAtEnd = /(?<![\s,;])[\s,;]+(?:e\s+)?$/

function countsThing(pieces: readonly Piece[], position: number): boolean {
  const [piece, next, thing] = pieces.slice(position, position + 3)
  if (piece?.kind !== 'number' && piece?.kind !== 'quantity') return false
  // In 'caixa com 10, 2 cx' the unit counts what stands before it.
  return next !== undefined && (isUnit(next) ? thing !== undefined : /^\p{L}{4,}$/u.test(next.text))
}

/** The entries of a line of free text: one for each code, or for each part of a sentence without codes. */
export function freeEntries(row: OrderRow, sources: OrderSources): UnnumberedEntry[] {
  const { line, isCountedApart } = lineOfRow(row, sources)
  const { codes: wholeCodes, alternatives } = resolveLine(line, sources)
  const shortened = shortenedCodes(line, wholeCodes, sources)
  const codes = [...wholeCodes, ...shortened].toSorted((a, b) => a.from - b.from)
  if (row.isSignature && codes.every(({ isWorn }) => isWorn)) return [entryOf(row, { kind: 'remark' })]
  if (codes.length === 0) return codelessEntries(row, line, sources)
  if (shortened.length > 0) return [entryOf(row, askWhichCode(codes, { kind: 'shared-quantity' }))]
  const normalizedLine = normalize(line.text)
  const question = questionAboutCodes(line, normalizedLine, codes)
  if (question) return [entryOf(row, question)]
  const rawBeside = codes.length > 1 ? '' : line.text.replace(codes[0]?.written ?? '', ' ')
  const hasWords = codes.length > 1 || !isOnlyCount(rawBeside)
  const lineDoubt = hasWords ? doubtOfLine(normalizedLine, codes) : undefined
  const codeEntries = codes.map((code): UnnumberedEntry => {
    const readings = [code, ...alternatives.filter(({ from }) => from === code.from)]
    const counted =
      readings.length > 1 ? askWhichCode(readings) : codeOutcome(line, codes, code, lineDoubt, sources.isModel)
    const chosen = code.isWorn ? wornOutcome(counted, rawBeside, sources) : withVariantOfWords(counted, rawBeside)
    const outcome = withDoubt(isCountedApart ? chosen : doubtedByNumber(chosen, row), rawBeside, sources)
    const written = codes.length > 1 ? writtenCode(code) : row.text
    return { ...entryOf(row, outcome, written), ...readAs(code.written, outcome) }
  })
  return [...codeEntries, ...unknownCodes({ row, line }, codes, sources)]
}

function entryOf(row: OrderRow, outcome: Outcome, written = row.text): UnnumberedEntry {
  return { line: row.number, written, outcome }
}

/** A row cut in pieces, without the bare number before it where its code has a count besides: '2 CP01 x 3'. */
function lineOfRow({ text, numbered }: OrderRow, sources: OrderSources): { line: OrderLine; isCountedApart: boolean } {
  const line = cutInPieces(text)
  if (!numbered || numbered.isMarked) return { line, isCountedApart: false }
  const withoutNumber = cutInPieces(numbered.textBehind)
  const isCountedApart = resolveLine(withoutNumber, sources).codes[0]?.quantity.kind === 'stated'
  return { line: isCountedApart ? withoutNumber : line, isCountedApart }
}

/** A line without telephone numbers and the like, which are no quantities; every other character keeps its place. */
const cutInPieces = (text: string): OrderLine => readOrderLine(withContactDataBlank(text))

/** The entries of a line without codes: its products by their name, a remark, or what its words find part by part. */
function codelessEntries(row: OrderRow, line: OrderLine, sources: OrderSources): UnnumberedEntry[] {
  const namedProducts = productsByName(line, sources.findNamed)
  if (namedProducts) return [entryOf(row, outcomeOf(namedProducts.items, namedProducts.quantity))]
  const tellsWhoWrites = isIntroduction(normalize(line.text)) && sources.typesOf?.(line.text).length === 0
  if (tellsWhoWrites || ordersNothing(line.text)) return [entryOf(row, { kind: 'remark' })]
  return partsOfSentence(line).map((part) => entryOf(row, codelessOutcome(readOrderLine(part), sources), part))
}

/** The one question about all codes of a line, where it leaves open which of them are ordered, or how many of each. */
function questionAboutCodes(
  line: OrderLine,
  normalizedLine: string,
  codes: readonly OrderedCode<OrderItem>[],
): Outcome | undefined {
  if (isCodeRange(line, codes) || sharesCount(line, normalizedLine, codes))
    return askWhichCode(codes, { kind: 'shared-quantity' })
  if (codes.length > 1 && isReplacement(normalizedLine)) return askWhichCode(codes, { kind: 'replaced' })
  return isChoice(line, codes) ? askWhichCode(codes) : undefined
}

type LineDoubt = 'cancelled' | 'replaced' | 'unsure' | undefined

/** What a line says against its codes; a replacement of one of several codes by another was asked about before. */
function doubtOfLine(normalizedLine: string, codes: readonly unknown[]): LineDoubt {
  if (isCancellation(normalizedLine)) return 'cancelled'
  if (codes.length === 1 && isReplacement(normalizedLine)) return 'replaced'
  return isUnsure(normalizedLine) ? 'unsure' : undefined
}

/** The outcome of one of a line's codes, which is asked about where the line is in doubt as a whole. */
function codeOutcome(
  line: OrderLine,
  codes: readonly OrderedCode<OrderItem>[],
  code: OrderedCode<OrderItem>,
  lineDoubt: LineDoubt,
  isModel: OrderSources['isModel'],
): Outcome {
  if (lineDoubt === 'cancelled') return askWhichCode([code], { kind: 'cancelled' })
  const counted = countedOutcome(line, codes, code, isModel)
  if (!lineDoubt) return counted
  if (codes.length > 1) return askWhichQuantity(code, [quantityValue(code.quantity)])
  const counts = line.pieces.flatMap((piece, index) =>
    (index < code.from || index > code.to) && isCount(piece) && piece.value ? [piece.value] : [],
  )
  const statedQuantities = code.quantity.kind === 'stated' ? [code.quantity.value] : []
  const readings = [...new Set([...statedQuantities, ...counts])]
  if (lineDoubt === 'unsure') return askWhichQuantity(code, readings.length > 0 ? readings : [1])
  return readings.length > 0 ? askWhichQuantity(code, readings, { kind: 'replaced' }) : counted
}

/** The text between a code and the end of another: 'SCD03/04', 'CP07 e 08', 'BP07N3C10 ou N4C10', 'EID501 a 504'. */
const betweenCodes = /^(?:\s?\/\s?| (?:e|ou|a|at[eé]) )$/

/** The codes of which a line has only what differs from the code before: SCD04 in 'SCD03/04'. In: the whole codes. */
function shortenedCodes(
  { text, pieces }: OrderLine,
  codes: readonly OrderedCode<OrderItem>[],
  { find }: OrderSources,
): OrderedCode<OrderItem>[] {
  const starts = new Set(codes.map(({ from }) => from))
  return codes.flatMap((code) => {
    const position = code.to + (/^(?:e|ou|a|ate)$/.test(pieces[code.to + 1]?.compact ?? '') ? 2 : 1)
    const [last, piece] = [pieces[code.to], pieces[position]]
    if (!last || !piece || starts.has(position)) return []
    if (!betweenCodes.test(text.slice(last.end, piece.start))) return []
    const figures = /\d*$/.exec(code.code)?.[0] ?? ''
    // '4' of 'SCD03 e 4' and of 'SCD03/4' is a count, '2' of 'CP07 e 2 CP08' as well.
    const isCounting = piece.compact.length < figures.length || starts.has(position + 1) || isUnit(pieces[position + 1])
    if (isCounting || piece.compact.length >= code.code.length) return []
    const known = find(code.code.slice(0, -piece.compact.length) + piece.compact)
    if (known.length === 0) return []
    const run = { code: code.code, from: position, to: position }
    const [quantity = code.quantity] = quantitiesOf({ text, pieces, codeCandidates: [] }, [run])
    return [{ ...run, written: piece.text, known, quantity, isWorn: false }]
  })
}

/** Whether codes are the ends of a range: 'EID501 a EID504'. */
function isCodeRange({ text, pieces }: OrderLine, [first, second]: readonly OrderedCode<OrderItem>[]): boolean {
  if (!first || !second) return false
  return /^ (?:a|at[eé]) $/.test(text.slice(pieces[first.to]?.end, pieces[second.from]?.start))
}

/** Whether 'ou' stands between the codes of a line: 'C5VGA36 1 ou C3VGA36 1'. */
function isChoice({ pieces }: OrderLine, codes: readonly OrderedCode<OrderItem>[]): boolean {
  const [first, last] = [codes[0], codes.at(-1)]
  return pieces.slice(first?.to, last?.from).some(({ compact }) => compact === 'ou')
}

/** Whether several codes are followed by one count, which may be that of each: 'CP07/CP08 – 6 pares'. */
function sharesCount({ pieces }: OrderLine, normalizedLine: string, codes: readonly OrderedCode<OrderItem>[]): boolean {
  if (codes.length < 2) return false
  const [only, ...others] = codes.filter(({ quantity }) => quantity.kind !== 'missing')
  if (only !== codes.at(-1) || others.length > 0 || isCancellation(normalizedLine) || isReplacement(normalizedLine))
    return false
  const between = codes.slice(1).map(({ from }, position) => pieces.slice((codes[position]?.to ?? 0) + 1, from))
  return between.every((words) => words.every(({ compact }) => /^(?:e|ou|mais|com)$/.test(compact)))
}

/** The longest run of bare numbers that may be quantities counting up by chance; a longer one numbers its lines. */
const longestChanceRun = 2

/** An outcome, as a question where its only number may be that of its line: '5- CEL08'. */
function doubtedByNumber(outcome: Outcome, { numbered }: OrderRow): Outcome {
  if (!numbered || outcome.kind !== 'certain') return outcome
  const { number, isMarked, isFromOne, runLength } = numbered
  const isInDoubt = isMarked
    ? !isFromOne && outcome.isAssumed
    : runLength > longestChanceRun && outcome.quantity === number
  if (!isInDoubt || number === 1) return outcome
  const readings = [1, number].map((quantity) => ({ item: outcome.item, quantity }))
  return { kind: 'confirm', readings, doubt: { kind: 'numbering' } }
}

function writtenCode({ written, quantity }: OrderedCode<OrderItem>): string {
  if (quantity.kind === 'missing') return written
  return `${written} x ${quantity.kind === 'stated' ? quantity.value : quantity.text}`
}

/** The products whose name is the whole line, apart from a quantity before or after it; undefined if there are none. */
function productsByName(
  { text, pieces }: OrderLine,
  findNamed: (name: string) => readonly OrderItem[],
): { items: readonly OrderItem[]; quantity: Quantity } | undefined {
  const readings = [
    { name: text, count: undefined },
    ...namesBesideCount(pieces).map(({ count, rest }) => ({ name: text.slice(rest.start), count })),
    ...namesBesideCount(pieces.toReversed()).map(({ count, rest }) => ({ name: text.slice(0, rest.end), count })),
  ]
  for (const { name, count } of readings) {
    const items = findNamed(name)
    if (items.length > 0) return { items, quantity: quantityOf(count) }
  }
  return undefined
}

/** The count at one end of a line, with each piece at which the name may begin: '3 un | Cabo', '3 | Jogo de 4'. */
function namesBesideCount(pieces: readonly Piece[]): { count: Piece; rest: Piece }[] {
  const isBeside = (piece: Piece) => isUnit(piece) || saysQuantity(piece)
  const position = pieces.findIndex((piece) => !isBeside(piece))
  const count = pieces[position]
  if (count?.value === undefined) return []
  const behind = pieces.slice(position + 1)
  const units = behind.findIndex((piece) => !isBeside(piece))
  return behind.slice(0, units + 1).map((rest) => ({ count, rest }))
}
