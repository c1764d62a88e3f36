import { countToken, lengthToken, pinsToken, rangeToken, readMeasures, sizeToken, type Range } from './measures.ts'
import type { SearchCode } from './document.ts'
import { isUnit, joinedForms, stem, wordsOf } from '#domain/text/tokens.ts'

/** The words and ranges that distinguish a code from the product's other codes. */
export interface CodeMarks {
  /** Size, count and label as index words. */
  words: ReadonlySet<string>
  /** The circumferences of its label: 'Adulto (18 a 26 cm)'. */
  ranges: readonly Range[]
}

/** Reads the marks of a code. In: the words that say nothing ('com'). */
export function marksOf(
  { label = '', size, sizeLabel = '', count, length }: SearchCode,
  functionWords: ReadonlySet<string>,
): CodeMarks {
  const said = readMeasures(label)
  const ranges = [...readMeasures(sizeLabel).ranges, ...said.ranges]
  const labelWords = wordsOf(said.rest).filter((word) => !functionWords.has(word))
  const words = new Set([
    // '4 mm' is one mark, '4mm': 4 may be a number of other things.
    ...labelWords.filter((word, place) => !isUnit(word) && !isUnit(labelWords[place + 1])).map(stem),
    ...joinedForms(said.rest, labelWords),
    // A size is known by its key: the words of 'Adulto Grande' would be found in 'adulto' too.
    ...(size ? [sizeToken(size)] : []),
    ...[count ?? [], said.counts].flat().map(countToken),
    ...said.pins.map(pinsToken),
    ...[length ?? [], said.lengths].flat().map(lengthToken),
    ...ranges.map(rangeToken),
  ])
  return { words, ranges }
}
