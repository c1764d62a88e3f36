import { mixesLettersAndDigits } from '#domain/text/code.ts'
import { quantitiesOf, writtenRun, type CodeRun, type OrderLine, type Quantity } from './read-lines.ts'

/** A code that a line orders, with whatever the catalogue knows of it. */
export interface OrderedCode<Known> extends CodeRun {
  /** As typed. */
  written: string
  known: readonly Known[]
  quantity: Quantity
}

/** What became of one line. */
export interface ResolvedLine<Known> {
  codes: OrderedCode<Known>[]
  /** The same pieces read as other codes: 'CP 1 2' is CP01 twice, or CP12. Nothing is taken until one is chosen. */
  otherwise: OrderedCode<Known>[]
}

/**
 * Finds a line's codes in the catalogue. A piece that is a whole code wins over any join with a bare number: 'CP01 2'
 * is CP01 twice, never CP12. Otherwise the longest run wins, so that 'ST 01 E' is one code. In: what the catalogue
 * has for a compact text; nothing is ever taken for a similar code.
 */
export function resolveLine<Known>(line: OrderLine, find: (compact: string) => readonly Known[]): ResolvedLine<Known> {
  const known = line.runs.map((run) => ({ run, known: find(run.code) })).filter((found) => found.known.length > 0)
  const chosen: typeof known = []
  const otherwise: typeof known = []
  let next = 0
  while (next < line.pieces.length) {
    const here = known.filter(({ run }) => run.from === next)
    const best = bestOf(line, here)
    if (best) {
      chosen.push(best)
      // Only pieces that are no code by themselves leave a doubt about where the code ends.
      if (!isApart(line, best.run)) otherwise.push(...here.filter((other) => isNumberMore(line, best.run, other.run)))
    }
    next = (best?.run.to ?? next) + 1
  }
  const asCode = ({ run, known: found }: (typeof known)[number], quantity: Quantity): OrderedCode<Known> => ({
    ...run,
    written: writtenRun(line, run),
    known: found,
    quantity,
  })
  const runs = chosen.map(({ run }) => run)
  const quantities = quantitiesOf(line, runs)
  return {
    codes: chosen.map((one, place) => asCode(one, quantities[place] ?? { kind: 'missing', value: 1 })),
    otherwise: otherwise.map((one) => asCode(one, quantitiesOf(line, [one.run])[0] ?? { kind: 'missing', value: 1 })),
  }
}

type Found<Known> = { run: CodeRun; known: readonly Known[] }

/** Of the runs that start at one piece: the longest that does not only take a number to a code that is whole without it. */
function bestOf<Known>(line: OrderLine, found: readonly Found<Known>[]): Found<Known> | undefined {
  return found.toReversed().find(({ run }) => !found.some((shorter) => isNumberMore(line, shorter.run, run)))
}

/** Whether a run is another one and bare numbers after it. */
function isNumberMore({ pieces }: OrderLine, shorter: CodeRun, longer: CodeRun): boolean {
  if (shorter.from !== longer.from || shorter.to >= longer.to) return false
  return pieces.slice(shorter.to + 1, longer.to + 1).every(({ compact }) => /^\d+$/.test(compact))
}

/** Whether the first piece of a run has letters and digits already, so that a number after it stands apart. */
function isApart({ pieces }: OrderLine, { from }: CodeRun): boolean {
  return mixesLettersAndDigits(pieces[from]?.compact ?? '')
}
