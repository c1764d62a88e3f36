import { maximumQuantity } from '#domain/cart/cart.ts'
import {
  explicitCount,
  explicitCounts,
  quoteWords,
  separatedNumberAtEnd,
  numberedPlaces,
  piecesOfRun,
  type CodeCandidate,
  type OrderLine,
} from './order-line.ts'
import { isCount, isCountable, isUnit, type Piece } from './pieces.ts'

/** The quantity that a line states, with other numbers of it that may be the quantity as well. */
export type Quantity =
  | { kind: 'stated'; value: number; isPairs?: true; others?: readonly number[] }
  /** The line states no quantity: 1 is assumed, and the visitor sees that. */
  | { kind: 'missing'; value: 1; others?: readonly number[] }
  /** '2,5' or '1.000': the visitor has to correct it. */
  | { kind: 'unclear'; text: string }

/** How many of each code a line orders: 'C5VGA2 x 3', '3 un C5VGA2'. In: its codes, in order and without overlap. */
export function quantitiesOf(line: OrderLine, codes: readonly CodeCandidate[]): Quantity[] {
  const eachCount = countOfEach(line)
  if (codes.length > 1) return quantitiesOfSeveral(line, codes, eachCount)
  return codes.map(() => {
    const { before, after } = countsAround(line, codes, 0)
    return quantityOf(after ?? before ?? eachCount)
  })
}

/** The count that applies to each code of a line: 3 in 'CP01 e CP02, 3 de cada'. */
function countOfEach({ pieces }: OrderLine): Piece | undefined {
  const eachIndex = pieces.findIndex(({ compact }) => compact === 'cada')
  return pieces.slice(Math.max(0, eachIndex - 2), Math.max(0, eachIndex)).find(isCount)
}

/** The most loose numbers of a line that are offered for each of its codes. */
const maximumReadings = 5

/** The quantity of each of several codes: every count belongs to one; where that is open, both are asked about. */
function quantitiesOfSeveral(
  line: OrderLine,
  codes: readonly CodeCandidate[],
  eachCount: Piece | undefined,
): Quantity[] {
  const { countsOfCodes, totals, openCounts } = sharedCounts(line, codes, eachCount)
  const used = new Set([...countsOfCodes.flat(), ...totals, ...openCounts.map(({ piece }) => piece)])
  const loose = looseNumbers(line, codes).filter((piece) => piece !== eachCount && !used.has(piece))
  const looseValues = [...new Set(loose.flatMap(({ value }) => value ?? []))].slice(0, maximumReadings)
  return countsOfCodes.map((counts, position): Quantity => {
    const beside = openCounts.filter(({ index }) => index === position || index === position + 1)
    const undecided = beside.map(({ piece }) => piece).toReversed()
    const stated = counts.filter(({ kind }) => kind !== 'unclear')
    const [count = eachCount, ...others] = stated.length > 0 ? stated : [...counts, ...undecided]
    const quantity = quantityOf(count)
    if (quantity.kind === 'unclear') return quantity
    const further = [...[...others, ...totals].flatMap(({ value }) => value ?? []), ...(count ? [] : looseValues)]
    const isOpen = undecided.length === 1 && stated.length === 0
    const differing = [...further, ...(isOpen ? [1] : [])].filter((value) => value !== quantity.value)
    return differing.length > 0 ? { ...quantity, others: differing } : quantity
  })
}

/** The counts of each code, those of all together, and those between two codes that may belong to either. */
function sharedCounts(line: OrderLine, codes: readonly CodeCandidate[], eachCount: Piece | undefined) {
  const countsOfCodes: Piece[][] = codes.map(() => [])
  const has = (index: number) => (countsOfCodes[index] ?? []).length > 0
  const give = (index: number, piece: Piece) => countsOfCodes[index]?.push(piece)
  let openCounts: { piece: Piece; index: number }[] = []
  let unclearBefore: Piece | undefined
  /** A count of all codes together: the 6 of 'kit (x6): 1 CP01 + 1 CP02'. */
  const totals: Piece[] = []
  for (let index = 0; index <= codes.length; index++) {
    const { counts, isApartLeft, isApartRight } = countsBetween(line, codes, index, eachCount)
    const [first, ...others] = counts
    const last = others.at(-1)
    if (!first) continue
    if (index === 0) {
      // '5/12 - CEL01 x 1 - C5VG45 x 2': a date before the codes takes no count from any of them.
      if ((last ?? first).kind === 'unclear') unclearBefore = last ?? first
      else give(0, last ?? first)
      if (last && line.text.slice(first.end, last.start).includes(':')) totals.push(first)
    } else if (index === codes.length) for (const piece of counts) give(index - 1, piece)
    else if (first.kind === 'unclear' || last) {
      give(index - 1, first)
      give(index, last ?? first)
    } else if (isApartLeft === isApartRight) openCounts.push({ piece: first, index })
    else give(isApartLeft ? index : index - 1, first)
  }
  // A count between two codes belongs to the one without a count: first from the left, then from the right.
  const giveToOther = (counts: typeof openCounts, counted: 'left' | 'right') =>
    counts.filter(({ piece, index }) => {
      const [known, other] = counted === 'left' ? [index - 1, index] : [index, index - 1]
      if (!has(known)) return true
      give(other, piece)
      return false
    })
  openCounts = giveToOther(giveToOther(openCounts, 'left').toReversed(), 'right').toReversed()
  if (unclearBefore && !has(0)) give(0, unclearBefore)
  return { countsOfCodes, totals, openCounts }
}

/** The counts before the code of an index, and whether something keeps the first apart from either neighbour. */
function countsBetween(
  { text, pieces }: OrderLine,
  codes: readonly CodeCandidate[],
  index: number,
  eachCount: Piece | undefined,
): { counts: Piece[]; isApartLeft: boolean; isApartRight: boolean } {
  const start = (codes[index - 1]?.to ?? -1) + 1
  const end = codes[index]?.from ?? pieces.length
  const between = pieces.slice(start, end)
  const behind = index === 0 ? between : behindPack(between)
  const isLast = index === codes.length
  const beside = new Set([
    ...explicitCounts(behind),
    index === 0 ? undefined : firstCount(behind),
    isLast ? separatedNumberAtEnd(behind) : countBeforeWords(behind),
  ])
  const counts = behind.filter((piece) => piece !== eachCount && beside.has(piece))
  const position = counts[0] ? start + between.indexOf(counts[0]) : start
  const isApart = (from: number, to: number) =>
    pieces.slice(from, to + 1).some((piece, offset) => {
      const gap = text.slice(pieces[from + offset - 1]?.end ?? 0, piece.start)
      return piece.followsComma || /[/+]\s/.test(gap) || wordsBeforeCounts.has(piece.compact)
    })
  return { counts, isApartLeft: isApart(start, position), isApartRight: isApart(position + 1, end) }
}

/** The last count of some pieces that has nothing but words behind it: 2 in '2 sensores SCD03'. */
function countBeforeWords(pieces: readonly Piece[]): Piece | undefined {
  const count = pieces.findLast((piece) => isCount(piece))
  if (!count || isOfWord(pieces, count)) return undefined
  const behind = pieces.slice(pieces.indexOf(count) + 1)
  return behind.every(({ followsComma, kind }) => !followsComma && (kind === 'word' || kind === 'filler'))
    ? count
    : undefined
}

/** The counts before and after a code, up to its neighbours; one beside it precedes one that words mark as a count. */
export function countsAround(
  { pieces }: OrderLine,
  codes: readonly CodeCandidate[],
  index: number,
): { before: Piece | undefined; after: Piece | undefined } {
  const run = codes[index]
  if (!run) return { before: undefined, after: undefined }
  const piecesBefore = pieces.slice((codes[index - 1]?.to ?? -1) + 1, run.from)
  const piecesAfter = behindPack(pieces.slice(run.to + 1, codes[index + 1]?.from))
  const isLast = index === codes.length - 1
  const nearest = firstCount(piecesBefore.toReversed().filter(({ text }) => !/^00\d/.test(text)))
  const after =
    firstCount(piecesAfter) ?? explicitCount(piecesAfter) ?? (isLast ? separatedNumberAtEnd(piecesAfter) : undefined)
  // 'Savina 300: CEL19', 'leito 28, BAT08C', 'tenho 5 CP01': the visitor is asked about the number of another word.
  const before = nearest && !isOfWord(piecesBefore, nearest) ? nearest : explicitCount(piecesBefore)
  // '3 C5VG14 389,90'
  const isPrice = before?.value !== undefined && after?.kind === 'unclear' && /,\d\d$/.test(after.text)
  return { before, after: isPrice ? undefined : after }
}

/** Words after which a number counts what follows: 'e 6 SCD05', 'mais 2 CP01', 'quanto custam 3 SCD05'. */
const wordsBeforeCounts = new Set(
  'e mais outro outra outros outras uns umas junto sai saem custa custam fica ficam'.split(' '),
)

/** Whether a bare number belongs to the word right before it: the 2 of 'UTI 2', 'série 2', 'tenho 2'. */
function isOfWord(pieces: readonly Piece[], piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1]
  return (
    piece.kind === 'number' &&
    before?.kind === 'word' &&
    !piece.followsComma &&
    !piece.followsDash &&
    !wordsBeforeCounts.has(before.compact) &&
    !(/^(?:para|pra|pro|p)$/.test(before.compact) && quoteWords.has(pieces[pieces.indexOf(piece) - 2]?.compact ?? ''))
  )
}

const packWords = new Set('cx cxs caixa caixas pct pcts pacote pacotes fardo fardos'.split(' '))

/** The pieces behind what a pack holds, where packs are counted there: '3 cx' of 'cx 24 und: 3 cx'. */
function behindPack(pieces: readonly Piece[]): readonly Piece[] {
  const isPack = (piece: Piece | undefined) => piece !== undefined && packWords.has(piece.compact)
  const [pack, content, ...behind] = pieces
  const areCounted = behind.some((piece, place) => isCount(piece) && isPack(behind[place + 1]))
  return isPack(pack) && content?.kind === 'number' && areCounted ? behind : pieces
}

/** Numbers of a line that may be the quantity of its only code; the visitor is asked which one is. */
export function possibleQuantities({ pieces }: OrderLine, code: CodeCandidate): Piece[] {
  return pieces.filter(
    (piece, index) =>
      (piece.kind === 'number' || isCountable(pieces[index + 1])) &&
      (index < code.from || index > code.to) &&
      !/^0(?:0|\d\d)/.test(piece.text) &&
      (piece.value ?? 0) <= maximumQuantity,
  )
}

/** The bare numbers outside codes, without those of a place, paper or model: '(leitos 3 e 5)', 'NF 12', 'VTR 05:'. */
export function looseNumbers(
  line: OrderLine,
  codes: readonly CodeCandidate[],
  isName: (word: string) => boolean = () => false,
): Piece[] {
  const { pieces } = line
  const inCodes = new Set(codes.flatMap((code) => piecesOfRun(line, code)))
  let isOfPlace = false
  const numbers = new Set(
    pieces.filter((piece, position) => {
      const previous = pieces[position - 1]
      // 'OS 4' is an order of service, 'os 4 leitos' has an article.
      const before = previous?.text === 'os' ? '' : (previous?.compact ?? '')
      // The 5 of 'leitos 3 e 5' belongs to the place as well.
      if (before !== 'e' && piece.compact !== 'e')
        isOfPlace =
          numberedPlaces.has(before) ||
          isName(before + piece.compact) ||
          (previous?.kind === 'word' && line.text[piece.end] === ':')
      return !isOfPlace
    }),
  )
  const [first] = codes
  return first ? possibleQuantities(line, first).filter((piece) => numbers.has(piece) && !inCodes.has(piece)) : []
}

/** Further numbers that may be the quantity instead of the count: 4 in 'C5VG14 de 2 para 4'. */
export function furtherQuantities(
  line: OrderLine,
  code: CodeCandidate,
  count: Piece,
  isName: (word: string) => boolean,
): Piece[] {
  const { pieces } = line
  const inCode = new Set(piecesOfRun(line, code))
  const mayCount = (piece: Piece, index: number) => isCount(piece) || isCountable(pieces[index + 1])
  if (!pieces.some((piece, index) => piece !== count && !inCode.has(piece) && mayCount(piece, index))) return []
  const counts = explicitCounts(pieces).filter((piece) => !inCode.has(piece))
  const isBare = count.kind === 'number' && !counts.includes(count)
  // In '2 tubos - 12' the number set apart is the count.
  const mayBeCount = (piece: Piece) => !count.followsDash || !isCountable(pieces[pieces.indexOf(piece) + 1])
  return (
    isBare
      ? looseNumbers(line, [code], isName).filter(mayBeCount)
      : counts.filter((piece) => /^\d+$/.test(piece.text) && !isUnit(pieces[pieces.indexOf(piece) - 1]))
  ).filter((piece) => piece !== count)
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

/** The quantity for a line whose item is still to be chosen, from 1 to 999; 1 if the line states none. */
export function quantityValue(quantity: Quantity): number {
  return quantity.kind === 'unclear' ? 1 : Math.min(maximumQuantity, Math.max(1, quantity.value))
}
