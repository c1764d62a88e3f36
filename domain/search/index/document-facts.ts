import type { SizeKey } from '#domain/catalogue/vocabulary.ts'
import { factors } from '#domain/search/weights.ts'
import { isUnit, joinedForms, stemOf, wordsOf } from '#domain/text/tokens.ts'
import type { Vocabulary } from './compiled-vocabulary.ts'
import { significantStems } from './document-words.ts'
import type { SearchCode, SearchDocument } from './document.ts'
import { containsRange, indexWordOf, type Range, readMeasures } from './measures.ts'
import { matchesOfKind, matchPhrases, namedBrands } from './phrases.ts'

/** Brand key → how far the brand belongs to the product, from 0 to 1. */
export type BrandTies = Readonly<Record<string, number>>

/** What a document states besides its words. An empty list means that it states nothing of the kind. */
export interface DocumentFacts {
  brands: BrandTies
  sizes: readonly SizeKey[]
  counts: readonly number[]
  pins: readonly number[]
  /** The lengths of its variants, in cm. */
  lengths: readonly number[]
  /** The ranges of limb circumference that its variants fit, in cm. */
  ranges: readonly Range[]
  /** The words that distinguish each of its codes from the others, in the order of the codes. */
  variantWords: readonly ReadonlySet<string>[]
  /** The stem of its name that says what it is: 'eletrod' of 'Jogo de 4 eletrodos …'. */
  head: string
}

type FieldStems = readonly { stems: readonly string[]; field: string }[]

/** Reads out of a document what it states besides its words. */
export function readFacts(
  document: SearchDocument,
  { texts, vocabulary }: { texts: FieldStems; vocabulary: Vocabulary },
): DocumentFacts {
  const { name, tags, connectors, codes, counts } = document
  const sizesOfCodes = codes.flatMap(({ size }) => size ?? [])
  const countsOfCodes = codes.flatMap(({ count }) => count ?? [])
  const namedMeasures = [name, ...tags].map(readMeasures)
  const connectorNames = connectors.flatMap((connector) => vocabulary.connectors.get(connector) ?? [])
  const distinctions = codes.map((code) => distinctionsOf(code, vocabulary.functionWords))
  return {
    brands: brandTies(document, texts, vocabulary),
    sizes: [...new Set(sizesOfCodes.length > 0 ? sizesOfCodes : sizesNamedIn(name, vocabulary))],
    counts: [...new Set([...countsOfCodes, ...counts, ...namedMeasures.flatMap((measures) => measures.counts)])],
    pins: [...new Set([...namedMeasures, ...connectorNames].flatMap(({ pins }) => pins))],
    lengths: [...new Set(codes.flatMap(({ length }) => length ?? []))],
    ranges: distinctions.flatMap(({ ranges }) => ranges),
    variantWords: distinctions.map(({ words }) => words),
    head: headOf(name, vocabulary),
  }
}

/** How far brands belong to a product: its own, the additional ones, and those that texts but the description name. */
function brandTies({ brands }: SearchDocument, texts: FieldStems, vocabulary: Vocabulary): BrandTies {
  const { own, additional, named } = factors.brandTie
  const ties: Record<string, number> = {}
  const stems = new Set(texts.flatMap((text) => (text.field === 'description' ? [] : text.stems)))
  for (const brand of namedBrands(stems, vocabulary)) ties[brand] = named
  for (const [position, brand] of brands.entries()) ties[brand] = position === 0 ? own : additional
  // Texts say 'universal' of plugs and fittings as well: only the product's own brands make it a part for any machine.
  if (!brands.includes('universal')) delete ties['universal']
  return ties
}

function sizesNamedIn(name: string, vocabulary: Vocabulary): SizeKey[] {
  const stems = significantStems(name, vocabulary.functionWords)
  return matchesOfKind(matchPhrases(stems, vocabulary), 'size').map(({ phrase }) => phrase.meaning.size)
}

function headOf(name: string, { functionWords, ignoredStems }: Vocabulary): string {
  const stems = significantStems(name, functionWords)
  return stems.find((stem) => !ignoredStems.has(stem) && !/^\d/.test(stem)) ?? ''
}

/** Whether a part serves any brand: its own brand is 'universal'. */
export function fitsAnyBrand({ brands }: SearchDocument): boolean {
  return brands[0] === 'universal'
}

/** The offered ranges that fit an asked one: the equal range, else those that contain it. */
export function fittingRanges(offered: readonly Range[], asked: Range): Range[] {
  const same = offered.filter(({ from, to }) => from === asked.from && to === asked.to)
  return same.length > 0 ? same : offered.filter((range) => containsRange(range, asked))
}

function distinctionsOf(
  { label = '', size, sizeLabel = '', count, length }: SearchCode,
  functionWords: ReadonlySet<string>,
): Pick<DocumentFacts, 'ranges'> & { words: ReadonlySet<string> } {
  const measures = readMeasures(label)
  const ranges = [...readMeasures(sizeLabel).ranges, ...measures.ranges]
  const labelWords = wordsOf(measures.rest).filter((word) => !functionWords.has(word))
  const words = new Set([
    // '4 mm' is the one mark '4mm', because a bare 4 may be the number of something else.
    ...labelWords.filter((word, index) => !isUnit(word) && !isUnit(labelWords[index + 1])).map(stemOf),
    ...joinedForms(measures.rest, labelWords),
    // A size is matched by its key, because 'adulto' would also match the words of 'Adulto Grande'.
    ...(size ? [indexWordOf.size(size)] : []),
    ...(count === undefined ? measures.counts : [count, ...measures.counts]).map(indexWordOf.count),
    ...measures.pins.map(indexWordOf.pins),
    ...(length === undefined ? measures.lengths : [length, ...measures.lengths]).map(indexWordOf.length),
    ...ranges.map(indexWordOf.range),
  ])
  return { words, ranges }
}
