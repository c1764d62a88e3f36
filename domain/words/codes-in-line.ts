import { mixesLettersAndDigits } from '#domain/codes/code.ts'
import { groupBy } from '#domain/group-by.ts'
import { candidateText, piecesOfRun, type CodeCandidate, type OrderLine } from './order-line.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'

/** A code that a line orders, with the catalogue's matches. */
export interface OrderedCode<Known> extends CodeCandidate {
  /** The code as typed. */
  written: string
  known: readonly Known[]
  quantity: Quantity
  /** The code matches only with confusable characters replaced. The visitor confirms it unless the line's words do. */
  isWorn: boolean
}

/** The codes that were found in one line. */
export interface ResolvedLine<Known> {
  codes: OrderedCode<Known>[]
  /** Other codes for the same pieces: 'CP 1 2' is CP01 twice, or CP12. Nothing is ordered until the visitor chooses. */
  alternatives: OrderedCode<Known>[]
}

/** How a catalogue finds codes. In: compact texts. */
export interface CodeFinder<Known> {
  find: (compact: string) => readonly Known[]
  /** The codes that a worn label in these pieces may mean; empty if they match none. */
  findWorn: (pieces: readonly string[]) => readonly Known[]
}

/** Finds a line's codes, the longest run first; 'CP01 2' is CP01 twice, and for 'CP 1 2' CP12 is in `alternatives`. */
export function resolveLine<Known>(line: OrderLine, { find, findWorn }: CodeFinder<Known>): ResolvedLine<Known> {
  const wholeCodes = foundIn(line.codeCandidates, (run) => find(run.code))
  // A set of pieces, not a search among codes: a pasted line may have thousands of codes.
  const taken = new Set(wholeCodes.flatMap(({ run }) => piecesOfRun(line, run)))
  const isFree = (run: CodeCandidate) => !piecesOfRun(line, run).some((piece) => taken.has(piece))
  const findAsWorn = (run: CodeCandidate) => findWorn(piecesOfRun(line, run).map(({ compact }) => compact))
  const wornCodes = foundIn(line.codeCandidates.filter(isFree), findAsWorn, true)
  const found = groupBy([...wholeCodes, ...wornCodes], ({ run }) => run.from)
  const chosen: FoundCode<Known>[] = []
  const alternatives: FoundCode<Known>[] = []
  let next = 0
  while (next < line.pieces.length) {
    const starting = found.get(next) ?? []
    const best = bestOf(line, starting)
    if (best) {
      chosen.push(best)
      // In doubt unless the first piece has letters and digits ('CP01 2') or the last a leading zero ('CEL 01 3').
      const isEndSure = startsMixed(line, best.run) || line.pieces[best.run.to]?.compact.startsWith('0')
      if (!isEndSure) alternatives.push(...starting.filter((other) => onlyAddsNumbers(line, best.run, other.run)))
    }
    next = (best?.run.to ?? next) + 1
  }
  const toOrderedCode = ({ run, ...match }: FoundCode<Known>, quantity: Quantity): OrderedCode<Known> => ({
    ...run,
    ...match,
    written: candidateText(line, run),
    quantity,
  })
  const chosenRuns = chosen.map(({ run }) => run)
  const quantities = quantitiesOf(line, chosenRuns)
  return {
    codes: chosen.map((code, index) => toOrderedCode(code, quantities[index] ?? { kind: 'missing', value: 1 })),
    alternatives: alternatives.map((code) =>
      toOrderedCode(code, quantitiesOf(line, [code.run])[0] ?? { kind: 'missing', value: 1 }),
    ),
  }
}

interface FoundCode<Known> extends Pick<OrderedCode<Known>, 'known' | 'isWorn'> {
  run: CodeCandidate
}

function foundIn<Known>(
  runs: readonly CodeCandidate[],
  find: (run: CodeCandidate) => readonly Known[],
  isWorn = false,
): FoundCode<Known>[] {
  const found: FoundCode<Known>[] = []
  for (const run of runs) {
    const known = find(run)
    if (known.length > 0) found.push({ run, known, isWorn })
  }
  return found
}

/** The longest of the runs that start at one piece, except runs that only add bare numbers to a shorter whole code. */
function bestOf<Known>(line: OrderLine, found: readonly FoundCode<Known>[]): FoundCode<Known> | undefined {
  return found.toReversed().find(({ run }) => !found.some((shorter) => onlyAddsNumbers(line, shorter.run, run)))
}

/** Whether a longer run is a shorter one from the same piece on, followed by bare numbers only. */
function onlyAddsNumbers({ pieces }: OrderLine, shorter: CodeCandidate, longer: CodeCandidate): boolean {
  if (shorter.to >= longer.to) return false
  return pieces.slice(shorter.to + 1, longer.to + 1).every(({ compact }) => /^\d+$/.test(compact))
}

/** Whether the first piece of a run mixes letters and digits, so that a number after it is no part of the code. */
function startsMixed({ pieces }: OrderLine, { from }: CodeCandidate): boolean {
  return mixesLettersAndDigits(pieces[from]?.compact ?? '')
}
