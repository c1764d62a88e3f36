import type { SearchAnswer } from '#domain/search/search-answer.ts'
import type { Judgement } from './judgement.ts'

/** What is judged of an answer: ids, best first, and the variant of the first. */
export interface Answer {
  ids: readonly string[]
  variantId?: string | undefined
  /** The quantity of the first result. */
  quantity?: number | undefined
  /** For a query with several needs: the ids that answer each. */
  groups?: readonly (readonly string[])[]
  /** Whether the query names a model that no result cites, and the answer states that. */
  isConflict?: boolean
  /** Words that the answer reports as left out. */
  dropped?: readonly string[]
  /** Codes that the answer reports as unknown. */
  unknown?: readonly string[]
}

/** What is judged of an answer of the search. */
export function judgedPart({ hits, groups, mentionedCodes, conflict, droppedWords }: SearchAnswer): Answer {
  return {
    ids: hits.map(({ id }) => id),
    variantId: hits[0]?.variantId,
    quantity: hits[0]?.quantity,
    ...(groups.length > 0 && { groups: groups.map((group) => group.hits.map(({ id }) => id)) }),
    isConflict: conflict !== undefined,
    dropped: droppedWords,
    unknown: mentionedCodes.filter(({ code }) => code === undefined).map(({ written }) => written),
  }
}

/** The facts of a product by which answers are judged. */
export interface JudgedProduct {
  brands: ReadonlySet<string>
  /** Whether the product fits any brand. */
  isUniversal: boolean
  productType: string | undefined
}

/** One query's figures; undefined where a figure does not apply. */
export interface Figures {
  isSuccess: boolean
  reciprocalRank: number
  ndcg: number
  isWrongBrand: boolean
  isWrongType: boolean
  isZero: boolean
  isMustNot: boolean
  isVariant: boolean | undefined
  isQuantity: boolean | undefined
}

const cut = 5
const top = 3

/** Judges one answer. Without relevant products an empty one is right; brand and type are of the first three. */
export function judge(judgement: Judgement, answer: Answer, products: ReadonlyMap<string, JudgedProduct>): Figures {
  const { grades, brand, type, mustNot, notFirst, variant, quantity } = judgement
  const first = answer.ids[0]
  const isEmptyRight = judgement.best.length + judgement.needs.length === 0
  const rank = answer.ids.findIndex((id) => grades.get(id) === 3)
  const leading = answer.ids.slice(0, top).map((id) => products.get(id))
  return {
    isSuccess: isRight(judgement, answer),
    reciprocalRank: isEmptyRight ? Number(isEmptyAsJudged(judgement, answer)) : rank < 0 ? 0 : 1 / (rank + 1),
    ndcg: isEmptyRight ? Number(isEmptyAsJudged(judgement, answer)) : discounted(judgement, answer),
    isWrongBrand: brand.length > 0 && leading.some((product) => product && !fits(product, brand)),
    isWrongType:
      type.length > 0 && leading.some((product) => !product?.productType || !type.includes(product.productType)),
    isZero: first === undefined,
    isMustNot: mustNot.some((id) => answer.ids.includes(id)) || firstOf(answer).some((id) => notFirst.includes(id)),
    isVariant: variant === undefined ? undefined : answer.variantId === variant,
    isQuantity: quantity === undefined ? undefined : answer.quantity === quantity,
  }
}

/** The first result, or the first of each need. There is none if the answer states that no result cites the model. */
function firstOf({ ids, groups, isConflict }: Answer): string[] {
  if (isConflict) return []
  return groups ? groups.flatMap(([first]) => first ?? []) : ids.slice(0, 1)
}

/** Whether the first result is right, of each need if several; a model that no result cites must be reported. */
function isRight(judgement: Judgement, answer: Answer): boolean {
  const { best, needs, grades, conflict, unknown } = judgement
  if (needs.length > 0) return areMet(needs, answer) && unknown.every((code) => answer.unknown?.includes(code))
  if (best.length === 0) return isEmptyAsJudged(judgement, answer)
  return grades.get(answer.ids[0] ?? '') === 3 && (!conflict || answer.isConflict === true)
}

/** Whether each need is answered by the first result of its group; without groups, within the first five. */
function areMet(needs: Judgement['needs'], { ids, groups }: Answer): boolean {
  if (groups)
    return groups.length === needs.length && needs.every((need, index) => need.includes(groups[index]?.[0] ?? ''))
  const leading = new Set(ids.slice(0, Math.max(cut, needs.length)))
  return needs.every((need) => need.some((id) => leading.has(id)))
}

/** Whether the answer is empty or has only products that are judged helpful, and reports what it could not meet. */
function isEmptyAsJudged({ grades, without, conflict }: Judgement, { ids, dropped = [], isConflict }: Answer): boolean {
  if (without.length > 0 && !without.every((word) => dropped.includes(word))) return false
  return ids.every((id) => grades.has(id)) && (!conflict || isConflict === true)
}

function fits({ brands, isUniversal }: JudgedProduct, asked: readonly string[]): boolean {
  return isUniversal || asked.some((brand) => brands.has(brand))
}

function discounted({ grades }: Judgement, { ids }: Answer): number {
  const gain = (grade: number, position: number) => (2 ** grade - 1) / Math.log2(position + 2)
  const got = ids.slice(0, cut).reduce((sum, id, position) => sum + gain(grades.get(id) ?? 0, position), 0)
  const ideal = [...grades.values()].toSorted((a, b) => b - a).slice(0, cut)
  return got / ideal.reduce((sum, grade, position) => sum + gain(grade, position), 0)
}
