import type { AnsweredNeed } from './answer-need.ts'
import { fitsAnyBrand } from './index/document-facts.ts'
import { citesModel } from './index/model-book.ts'
import type { SearchIndex } from './index/search-index.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Reason } from './search-answer.ts'
import { weights } from './weights.ts'

/** Why a product is among the answers; undefined if its name shows the reason. */
export function reasonFor(index: SearchIndex, need: AnsweredNeed, document: number): Reason | undefined {
  const found = index.documents[document]
  if (!found) return undefined
  const { question, mentions, conflict } = need
  const { intent } = question
  const cited = mentions.find(({ keys }) => citesModel(found, keys))
  if (cited && !found.name.toLowerCase().includes(cited.label.toLowerCase()))
    return { kind: 'cited', model: cited.label }
  const isUniversal = found.productType !== undefined && fitsAnyBrand(found)
  const isForBrand = intent.brands.some((brand) => brand !== 'universal')
  if (isUniversal && (conflict || isForBrand)) return { kind: 'universal' }
  if (conflict && isForBrand) return { kind: 'other-model' }
  const tag = tellingTag(index, need, document)
  return tag === undefined ? undefined : { kind: 'called', tag }
}

/** The tag that matches most of the query, if the name matches none of it. */
function tellingTag(index: SearchIndex, { question }: AnsweredNeed, document: number): string | undefined {
  const { name = '', tags = [] } = index.documents[document] ?? {}
  const stems = new Set(
    question.conditions.flatMap(({ readings, text }) =>
      text === '' ? [] : readings.filter(({ strength }) => strength >= weights.fuzzy.scoring).map(({ stem }) => stem),
    ),
  )
  const saidIn = (text: string) => (index.tagStems.get(text) ?? []).filter((stem) => stems.has(stem)).length
  const nameWords = new Set(stemsOf(name))
  if ([...stems].some((stem) => nameWords.has(stem)) || name === '') return undefined
  return tags.filter((tag) => saidIn(tag) > 0).toSorted((a, b) => saidIn(b) - saidIn(a))[0]
}
