/** How the number of its item stands before a line. */
export interface Numbered {
  /** The line without its number. */
  rest: string
  number: number
  /** A mark sets the number off: '1-', '1.', '1)', '(1)', '1º'; without one it may also be a quantity. */
  isMarked: boolean
  /** The numbers count up from 1. Lines that go on from another number may be cut out of a list, or quantities. */
  isFromOne: boolean
  /** How many lines the run has. */
  size: number
}

/**
 * Kinds of numbers before a line: '1- CODE', '01 – CODE', '1.CODE', '1)CODE', '(1) CODE', '#1 CODE', 'nº 1 CODE',
 * '1º CODE', '1 CODE'. '1.5 m' and '2-4 CODE' are none.
 */
const opening =
  /^(?:(?:[#(]|n[ºo°.]{1,2}\s?|item\s+)\s?)?0*(\d{1,3})(?:\s?([.)\]:ºª°]|[-–—]+)+(?!\d)\s*|\s+)(?=["“*]?[\p{L}(])/iu

/**
 * The lines that a run of numbers numbers ('1, 2, 3, …'), by their places from 0. A run needs two lines; lines without
 * a number may stand between them. In: the lines in plain characters, with their bullets.
 */
export function numberedLines(lines: readonly string[]): ReadonlyMap<number, Numbered> {
  const found = lines.flatMap((line, place) => {
    const [whole, figure, mark] = opening.exec(line) ?? []
    if (whole === undefined) return []
    return [{ place, rest: line.slice(whole.length), number: Number(figure), isMarked: mark !== undefined }]
  })
  const bare = found.filter(({ isMarked }) => !isMarked)
  // Bare numbers are quantities as soon as one of them does not count up.
  const areCounting = bare.every(({ number }, index) => number === 1 || number === (bare[index - 1]?.number ?? 0) + 1)
  const runs: (typeof found)[] = []
  for (const one of found) {
    const last = runs.at(-1)?.at(-1)
    const goesOn = last !== undefined && one.number === last.number + 1 && one.isMarked === last.isMarked
    if (goesOn) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  const numbered = new Map<number, Numbered>()
  for (const run of runs) {
    const isFromOne = run[0]?.number === 1
    const isNumbering = run.length > 1 && (run[0]?.isMarked === true || (isFromOne && areCounting))
    if (isNumbering) for (const { place, ...one } of run) numbered.set(place, { ...one, isFromOne, size: run.length })
  }
  return numbered
}
