import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { wordsOf } from '#domain/text/tokens.ts'
import type { NeedAnswer } from './answer-need.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { Condition } from './query/conditions.ts'
import type { Role } from './query/intent.ts'
import type { UnderstoodPart, Understood } from './search-answer.ts'
import { weights } from './weights.ts'

/** How a query was understood. For several needs: how the first one was, with the plain and unknown words of all. */
export function understoodOf({ vocabulary }: SearchIndex, needs: readonly NeedAnswer[]): Understood {
  const plainWords = needs.flatMap(({ question: { query, intent } }) =>
    query.words.filter((_, position) => !intent.roles.has(position)),
  )
  const otherWords = {
    words: plainWords.filter(({ readings }) => readings.length > 0).map(({ text }) => text),
    unknown: plainWords.filter(({ readings }) => readings.length === 0).map(({ text }) => text),
  }
  const [first] = needs
  if (!first) return { isMachine: false, parts: [], ...otherWords }
  const { intent } = first.question
  const [productType] = intent.productTypes
  const [brand] = intent.brands
  return {
    ...(intent.kind && { intent: intent.kind }),
    ...(productType && { productType }),
    ...(brand !== undefined && { brand: { key: brand, label: vocabulary.brandLabels.get(brand) ?? brand } }),
    ...otherWords,
    isMachine: intent.families.length > 0,
    parts: needs.length === 1 ? partsOf(first, vocabulary.brandLabels) : needParts(needs),
  }
}

/**
 * The parts of the query as they were read, each with its words; an implied brand has no words that could be removed.
 */
function partsOf(
  { question: { query, intent }, mentions }: NeedAnswer,
  brandLabels: ReadonlyMap<string, string>,
): UnderstoodPart[] {
  const models = new Set(mentions.flatMap(({ positions }) => positions))
  const wordsWith = (role: Role) =>
    query.words.filter((_, index) => !models.has(index) && intent.roles.get(index) === role).map(({ text }) => text)
  const plainWords = query.words.filter(
    ({ readings }, place) =>
      readings.length > 0 && !models.has(place) && [undefined, 'connector'].includes(intent.roles.get(place)),
  )
  const [productType] = intent.productTypes
  const [brand = ''] = intent.brands
  const [product, size] = [intent.symptom ? [] : wordsWith('product'), wordsWith('size')]
  const parts: UnderstoodPart[] = [
    // A special part is labelled with the query's own words, because its type also has other parts.
    {
      kind: 'type',
      label: productType && !intent.isSpecialized ? productTypeLabel[productType] : product.join(' '),
      words: product,
    },
    { kind: 'brand', label: brandLabels.get(brand) ?? brand, words: wordsWith('brand') },
    ...mentions.map(({ label, positions }) => ({
      kind: 'model' as const,
      label,
      words: positions.map((place) => query.words[place]?.text ?? ''),
    })),
    { kind: 'size', label: size.join(' '), words: size },
    ...query.measures.wordings.map((text) => ({ kind: 'measure' as const, label: text, words: text.split(' ') })),
    ...plainWords.map(({ text }) => ({ kind: 'word' as const, label: text, words: [text] })),
  ]
  return parts.filter(({ words }) => words.length > 0)
}

/** Each need, with the words that it does not share with the others. */
function needParts(needs: readonly NeedAnswer[]): UnderstoodPart[] {
  return needs.map(({ text }) => {
    const others = new Set(needs.filter((other) => other.text !== text).flatMap((other) => wordsOf(other.text)))
    return { kind: 'need', label: text, words: wordsOf(text).filter((word) => !others.has(word)) }
  })
}

/** The words that the first answer does not match, whether they were dropped or not. Models are reported elsewhere. */
export function unmatchedWords({ question, dropped, scored, mentions }: NeedAnswer): string[] {
  const [first] = scored
  if (!first) return []
  const models = new Set(mentions.flatMap(({ positions }) => positions))
  const isMissing = ({ position, isRequired, readings, productTypes }: Condition) =>
    isRequired &&
    position !== undefined &&
    !models.has(position) &&
    productTypes === undefined &&
    !readings.some(
      ({ stem, strength }) => strength >= weights.fuzzy.scoring && question.index.words.get(stem)?.has(first.position),
    )
  return [...dropped, ...question.conditions.filter(isMissing)].map(({ text }) => text)
}

/** Stems to be highlighted in names: those of all words of the query. */
export function highlightsOf({ question }: NeedAnswer): string[] {
  return question.conditions.flatMap(({ readings, text }) =>
    text === ''
      ? []
      : readings
          .filter(({ strength, isTextOnly = false }) => strength >= weights.fuzzy.scoring && !isTextOnly)
          .map(({ stem }) => stem),
  )
}
