import type { ProductType } from '#domain/catalogue/product-types.ts'
import { compactCode } from '#domain/codes/code.ts'
import { withoutContactData } from '#domain/text/brazilian-phone.ts'
import { codeAnswer, codeHits } from './code-answer.ts'
import { exactCodes, longerCodes, similarCodes } from './index/code-index.ts'
import type { SearchIndex } from './index/search-index.ts'
import { startingWith } from './index/sorted-words.ts'
import { isLongText } from './long-text.ts'
import { readCodes, type CodeQuery } from './query/code-query.ts'
import type { SearchHit, Understood } from './search-answer.ts'
import { textAnswer } from './text-answer.ts'
import { judgement, weights } from './weights.ts'

/** An entry of the suggestion box. */
export type Suggestion =
  | {
      kind: 'product'
      id: string
      variantId?: string
      /** The product's code is similar to the unknown one that was typed. */
      isNear?: true
      /** The typed text was read as the product's code, though it is written differently. */
      isRead?: true
    }
  | { kind: 'type'; productType: ProductType }
  | { kind: 'brand'; brand: string }
  | { kind: 'model'; model: string; parts: number }
  /** The whole text is a list of codes; their number, 0 for a text that is too long to be read here. */
  | { kind: 'list'; codes: number }

/**
 * At most five suggestions while a query is typed (spec §9): products, preceded by the type, brand or models that the
 * query begins. A complete code is followed by longer codes that begin with it, an unknown one by similar codes.
 * A long text is not read: it is only offered to Pedido rápido.
 */
export function suggest(index: SearchIndex, query: string): Suggestion[] {
  if (isLongText(query)) return [{ kind: 'list', codes: 0 }]
  const limit = weights.suggestionLimit
  const need = withoutContactData(query)
  const code = readCodes(index, need)
  if (code) return codeSuggestions(index, code).slice(0, limit)
  const { hits, understood } = textAnswer(index, need, limit)
  const leads = leadSuggestions(index, understood)
  const models = leads.length > 0 || understood.productType ? [] : modelSuggestions(index, need)
  return [...leads, ...models, ...partsFirst(index, hits, understood).map(asSuggestion)].slice(0, limit)
}

function codeSuggestions(index: SearchIndex, code: CodeQuery): Suggestion[] {
  const { hits, asked } = codeAnswer(index, code)
  const readMark = asked.some(({ readAs }) => readAs !== undefined) ? { isRead: true as const } : {}
  const longer = code.match === 'exact' ? productsWithLongerCodes(index, code) : []
  const hitIds = new Set(hits.map(({ id }) => id))
  const near = code.match === 'none' ? nearCodeSuggestions(index, code) : []
  const listSuggestion: Suggestion[] = code.listed > 1 ? [{ kind: 'list', codes: code.listed }] : []
  return [
    ...listSuggestion,
    ...hits.map((hit) => ({ ...asSuggestion(hit), ...readMark })),
    ...longer.filter(({ id }) => !hitIds.has(id)).map(asSuggestion),
    ...near,
  ]
}

function asSuggestion({ id, variantId }: SearchHit): Suggestion {
  return { kind: 'product', id, ...(variantId !== undefined && { variantId }) }
}

/** A type or brand as a suggestion, if the query names only that; a brand only if products name it by key. */
function leadSuggestions(
  { documents }: SearchIndex,
  { intent, productType, brand, words, unknown }: Understood,
): Suggestion[] {
  if (words.length + unknown.length > 0) return []
  if (intent === 'productOnly' && productType) return [{ kind: 'type', productType }]
  if (intent === 'equipmentOnly' && brand && documents.some(({ brands }) => brands.includes(brand.key)))
    return [{ kind: 'brand', brand: brand.key }]
  return []
}

/** The products whose codes continue a complete code: C5VG11 may be the beginning of C5VG110. */
function productsWithLongerCodes(index: SearchIndex, code: CodeQuery): SearchHit[] {
  return codeHits(index, { ...code, match: 'prefix', wholeCodes: [], codes: longerCodes(index.codes, code.asked) })
}

/** The codes that are near an unknown one, each as the product that has it. */
function nearCodeSuggestions(index: SearchIndex, { asked }: CodeQuery): Suggestion[] {
  const codes = similarCodes(index.codes, asked).flatMap((code) => exactCodes(index.codes, compactCode(code)))
  return codes.flatMap(({ documentPosition, variantId }): Suggestion[] => {
    const document = index.documents[documentPosition]
    if (!document) return []
    return [{ kind: 'product', id: document.id, ...(variantId !== undefined && { variantId }), isNear: true }]
  })
}

/** The models that begin with what was typed, those with most parts first. */
function modelSuggestions({ modelKeys, modelBook }: SearchIndex, query: string): Suggestion[] {
  const { shortest, most } = judgement.suggestedModels
  const typed = compactCode(query)
  if (typed.length < shortest) return []
  const matchingModels = startingWith(modelKeys, typed, judgement.prefixWords).flatMap(
    (key) => modelBook.get(key) ?? [],
  )
  const cited = [...new Set(matchingModels)].filter(({ parts }) => parts > 0)
  return cited
    .toSorted((a, b) => b.parts - a.parts)
    .slice(0, most)
    .map(({ label, parts }) => ({ kind: 'model', model: label, parts }))
}

/** Parts before machines, unless a machine was asked for. */
function partsFirst(
  { machines }: SearchIndex,
  hits: readonly SearchHit[],
  { isMachine }: Understood,
): readonly SearchHit[] {
  if (isMachine) return hits
  return [...hits.filter(({ id }) => !machines.has(id)), ...hits.filter(({ id }) => machines.has(id))]
}
