import { productTypeLabel, type ProductType } from '#domain/catalogue/product-types.ts'
import { compactCode } from '#domain/codes/code.ts'
import { withoutContactData } from '#domain/text/brazilian-phone.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { codeAnswer, codeHits } from './code-answer.ts'
import { exactCodes, longerCodes } from './index/code-index.ts'
import type { SearchCode, SearchDocument } from './index/document.ts'
import type { SearchIndex } from './index/search-index.ts'
import { startingWith } from './index/sorted-words.ts'
import type { SearchVocabulary } from './index/vocabulary-schema.ts'
import { isLongText } from './long-text.ts'
import { readCodes, type CodeQuery } from './query/code-query.ts'
import type { SearchAnswer, SearchHit, Understood } from './search-answer.ts'
import { textAnswer } from './text-answer.ts'
import { thresholds, weights } from './weights.ts'

export interface SearchSource {
  documents: SearchDocument[]
  vocabulary: SearchVocabulary
  pictures: Record<string, string>
}

export interface SuggestionSource extends Pick<SearchSource, 'pictures'> {
  index: SearchIndex
}

export type Suggestion =
  | {
      kind: 'product'
      id: string
      variantId?: string
      name: string
      code: string
      picture: string
      /** The product's code is similar to the unknown one that was typed. */
      isNear?: true
      /** The typed text was read as the product's code, though it is written differently. */
      isRead?: true
    }
  | { kind: 'type'; productType: ProductType; label: string }
  | { kind: 'brand'; brand: string; label: string }
  | { kind: 'model'; model: string; parts: number }
  /** The whole text is a list of codes; their number, 0 for a text that is too long to be read here. */
  | { kind: 'list'; codes: number; text: string }

export type AllResults = { kind: 'all'; term: string; total: number }

/** At most five suggestions (spec §9) and a link to all others; a long text is only offered to Pedido rápido. */
export function suggest(source: SuggestionSource, query: string): (Suggestion | AllResults)[] {
  if (isLongText(query)) return [{ kind: 'list', codes: 0, text: query }]
  const { index } = source
  const need = withoutContactData(plainText(query))
  const code = readCodes(index, need)
  const answer = code ? codeAnswer(index, code) : textAnswer(index, need)
  const leads = code ? listSuggestion(code, query) : leadSuggestions(index, answer.understood, need)
  const products = code ? productsOfCode(index, code, answer) : partsFirst(index, answer)
  const suggestions = [...leads, ...products.flatMap((product) => productSuggestion(source, product))].slice(0, limit)
  const total = answer.hits.filter(({ id }) => !index.machines.has(id)).length
  const isMore = total > suggestions.filter(({ kind }) => kind === 'product').length
  return isMore ? [...suggestions, { kind: 'all', term: query, total }] : suggestions
}

const limit = weights.suggestionLimit

type ProductSuggestion = Extract<Suggestion, { kind: 'product' }>
type SuggestedProduct = Pick<ProductSuggestion, 'id' | 'variantId' | 'isNear' | 'isRead'>

function productSuggestion({ index, pictures }: SuggestionSource, product: SuggestedProduct): ProductSuggestion | [] {
  const { id, variantId, isNear, isRead } = product
  const document = index.documents.find((candidate) => candidate.id === id)
  if (!document) return []
  const { name, codes } = document
  return {
    kind: 'product',
    id,
    ...(variantId !== undefined && { variantId }),
    name,
    code: codeText(codes, variantId),
    picture: pictures[id] ?? '',
    ...(isNear && { isNear }),
    ...(isRead && { isRead }),
  }
}

/** The code to show: that of the given variant, the only one, or the first and the last. */
function codeText(codes: readonly SearchCode[], variantId: string | undefined): string {
  const chosen = variantId === undefined ? undefined : codes.find((code) => code.variantId === variantId)
  const [first] = codes
  if (chosen || codes.length < 2) return (chosen ?? first)?.code ?? ''
  return `${first?.code} … ${codes.at(-1)?.code}`
}

function listSuggestion({ codeCount }: CodeQuery, text: string): Suggestion[] {
  return codeCount > 1 ? [{ kind: 'list', codes: codeCount, text }] : []
}

function productsOfCode(index: SearchIndex, code: CodeQuery, { hits, mentionedCodes, similarCodes }: SearchAnswer) {
  const isRead = mentionedCodes.some(({ readAs }) => readAs !== undefined)
  // C5VG11 may be the beginning of C5VG110.
  const codes = code.match === 'exact' ? longerCodes(index.codes, code.firstCode) : []
  const longer = codeHits(index, { ...code, match: 'prefix', wholeCodes: [], codes })
  const near = similarCodes.flatMap((similar) => exactCodes(index.codes, compactCode(similar)))
  return [
    ...hits.map((hit) => ({ ...hit, ...(isRead && { isRead }) })),
    ...longer.filter(({ id }) => !hits.some((hit) => hit.id === id)),
    ...near.map(({ documentPosition, variantId }) => ({
      id: index.documents[documentPosition]?.id ?? '',
      ...(variantId !== undefined && { variantId }),
      isNear: true as const,
    })),
  ]
}

/** The type, brand or else models that a query begins, if it names only that; a brand only if products have it. */
function leadSuggestions(index: SearchIndex, understood: Understood, query: string): Suggestion[] {
  const { intent, productType, brand, words, unknown } = understood
  const isOnlyThat = words.length + unknown.length === 0
  if (isOnlyThat && intent === 'productOnly' && productType)
    return [{ kind: 'type', productType, label: productTypeLabel[productType] }]
  const hasProducts = (key: string) => index.documents.some(({ brands }) => brands.includes(key))
  if (isOnlyThat && intent === 'equipmentOnly' && brand && hasProducts(brand.key))
    return [{ kind: 'brand', brand: brand.key, label: brand.label }]
  return productType ? [] : modelSuggestions(index, query)
}

function modelSuggestions({ modelKeys, modelBook }: SearchIndex, query: string): Suggestion[] {
  const { shortest, most } = thresholds.suggestedModels
  const typed = compactCode(query)
  if (typed.length < shortest) return []
  const matches = startingWith(modelKeys, typed, thresholds.prefixWords).flatMap((key) => modelBook.get(key) ?? [])
  return [...new Set(matches)]
    .filter(({ parts }) => parts > 0)
    .toSorted((a, b) => b.parts - a.parts)
    .slice(0, most)
    .map(({ label, parts }) => ({ kind: 'model', model: label, parts }))
}

/** Parts before machines, unless a machine was asked for. */
function partsFirst({ machines }: SearchIndex, { hits, understood }: SearchAnswer): SearchHit[] {
  const first = hits.slice(0, limit)
  if (understood.isMachine) return first
  return [...first.filter(({ id }) => !machines.has(id)), ...first.filter(({ id }) => machines.has(id))]
}
