const opening = /^(\d{1,3})\s+\S/

/**
 * The lines that begin with the number of their item: the numbers count up from 1 ('01 …', '02 …'). In: cleaned lines;
 * out: places, from 0. The rest of a line decides whether its number is a quantity after all.
 */
export function numberedLines(lines: readonly string[]): ReadonlySet<number> {
  const numbered = lines.flatMap((line, place) => {
    const [, number] = opening.exec(line) ?? []
    return number === undefined ? [] : [{ place, number: Number(number) }]
  })
  const isSequence = numbered.length > 1 && numbered.every(({ number }, index) => number === index + 1)
  return new Set(isSequence ? numbered.map(({ place }) => place) : [])
}
