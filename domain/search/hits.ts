import { stemsOf } from '#domain/text/tokens.ts'
import type { NeedAnswer } from './answer-need.ts'
import { fitsAnyBrand } from './index/document-facts.ts'
import type { SearchCode, SearchDocument } from './index/document.ts'
import { citesModel } from './index/model-book.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { Condition, Question } from './query/conditions.ts'
import type { Reason, SearchHit } from './search-answer.ts'
import { weights } from './weights.ts'

/** An answered need, with the quantity that it states. */
export type CountedNeed = NeedAnswer & { quantity?: number }

/** The products that answer a need, best first, each with the variant that is meant and the reason why it is there. */
export function hitsOf(index: SearchIndex, need: CountedNeed): SearchHit[] {
  const { quantity } = need
  return need.scored.map(({ document, position, score }, place): SearchHit => {
    const variantId = meantVariant(document.codes, index.facts[position]?.variantWords ?? [], need.question)
    const reason = place < maximumReasons ? reasonFor(index, need, document) : undefined
    return {
      id: document.id,
      score,
      ...(quantity && { quantity }),
      ...(variantId !== undefined && { variantId }),
      ...(reason && { reason }),
    }
  })
}

/** Reasons are worked out for the first products only: nobody reads further down. */
const maximumReasons = 60

/**
 * The variant that a query means: the one of a product's codes that matches more of its conditions and brands than any
 * other. In: the codes with the words that distinguish each from the others. Undefined if none matches, or several match
 * equally well.
 */
function meantVariant(
  codes: readonly SearchCode[],
  variantWords: readonly ReadonlySet<string>[],
  { index, conditions, intent }: Question,
): string | undefined {
  if (codes.length < 2) return undefined
  // The brand may distinguish a variant, and a model implies it: 'Lifepak 20' also means Physio-Control.
  const brands = intent.brands.map((brand) => stemsOf(index.vocabulary.brandLabels.get(brand) ?? brand))
  const askedWordings = [...conditions.map(wordsOfCondition), ...brands]
  const matchCounts = variantWords.map(
    (words) => askedWordings.filter((wording) => wording.some((word) => words.has(word))).length,
  )
  const maximum = Math.max(...matchCounts)
  const bestCodes = codes.filter((_, position) => matchCounts[position] === maximum)
  const queryWords = new Set(askedWordings.flat())
  // Among equals the one all of whose words are in the query wins: 'Oxylog 3000' is not the 'Oxylog 3000 plus'.
  const isWhollyAsked = (position: number) => [...(variantWords[position] ?? [])].every((word) => queryWords.has(word))
  const whollyAsked = codes.filter((code, position) => bestCodes.includes(code) && isWhollyAsked(position))
  const [only, ...others] = bestCodes.length > 1 ? whollyAsked : bestCodes
  return maximum > 0 && others.length === 0 ? only?.variantId : undefined
}

/**
 * The words of a condition. A model is also matched by its number alone: '840' stands for 'Bennett 840' and for 'PB840'.
 */
function wordsOfCondition({ text, readings }: Condition): string[] {
  return [text, text.replace(/^[a-z]+(?=\d)/, ''), ...readings.map(({ stem }) => stem)]
}

/** Why a product is among the answers; undefined if its name shows the reason. */
function reasonFor(index: SearchIndex, need: NeedAnswer, document: SearchDocument): Reason | undefined {
  const { question, mentions, conflict } = need
  const { intent } = question
  const cited = mentions.find(({ keys }) => citesModel(document, keys))
  if (cited && !document.name.toLowerCase().includes(cited.label.toLowerCase()))
    return { kind: 'cited', model: cited.label }
  const isUniversal = document.productType !== undefined && fitsAnyBrand(document)
  const isForBrand = intent.brands.some((brand) => brand !== 'universal')
  if (isUniversal && (conflict || isForBrand)) return { kind: 'universal' }
  if (conflict && isForBrand) return { kind: 'other-model' }
  const tag = matchingTag(index, need, document)
  return tag === undefined ? undefined : { kind: 'called', tag }
}

/** The tag that matches most of the query, if the name matches none of it. */
function matchingTag(index: SearchIndex, { question }: NeedAnswer, { name, tags }: SearchDocument): string | undefined {
  const stems = new Set(
    question.conditions.flatMap(({ readings, text }) =>
      text === '' ? [] : readings.filter(({ strength }) => strength >= weights.fuzzy.scoring).map(({ stem }) => stem),
    ),
  )
  const matchCount = (tag: string) => (index.tagStems.get(tag) ?? []).filter((stem) => stems.has(stem)).length
  if (stemsOf(name).some((stem) => stems.has(stem))) return undefined
  return tags.filter((tag) => matchCount(tag) > 0).toSorted((a, b) => matchCount(b) - matchCount(a))[0]
}
