import type { Judgement } from './judgement.ts'

/** What an engine answered: ids, best first, and the variant that it points to in the first. */
export interface Answer {
  ids: readonly string[]
  variantId?: string | undefined
  /** Of the first. */
  quantity?: number | undefined
  /** Of a query of several wishes: the ids that answer each. */
  groups?: readonly (readonly string[])[]
  /** A model was asked for that no answer cites, and the answer says so. */
  isConflict?: boolean
  /** Words that the answer says it left out. */
  dropped?: readonly string[]
  /** Codes that the answer names as unknown. */
  unknown?: readonly string[]
}

/** What is known of a product for judging answers. */
export interface JudgedProduct {
  brands: ReadonlySet<string>
  /** Serves any brand, and is of none. */
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

/**
 * Judges one answer. A query without anything relevant succeeds when nothing is answered. Wrong brand
 * and wrong type look at the first three.
 */
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

/** The first answer, or that of each wish. A model that no answer cites is told first of all: nothing is promised. */
function firstOf({ ids, groups, isConflict }: Answer): string[] {
  if (isConflict) return []
  return groups ? groups.flatMap(([first]) => first ?? []) : ids.slice(0, 1)
}

/** A right first answer; of several wishes a right one for each; a conflict that is said. */
function isRight(judgement: Judgement, answer: Answer): boolean {
  const { best, needs, grades, conflict, unknown } = judgement
  if (needs.length > 0) return areMet(needs, answer) && unknown.every((code) => answer.unknown?.includes(code))
  if (best.length === 0) return isEmptyAsJudged(judgement, answer)
  return grades.get(answer.ids[0] ?? '') === 3 && (!conflict || answer.isConflict === true)
}

/** Groups answer their wish first; engines without groups may answer all wishes among the first five. */
function areMet(needs: Judgement['needs'], { ids, groups }: Answer): boolean {
  if (groups)
    return groups.length === needs.length && needs.every((need, place) => need.includes(groups[place]?.[0] ?? ''))
  const leading = new Set(ids.slice(0, Math.max(cut, needs.length)))
  return needs.every((need) => need.some((id) => leading.has(id)))
}

/** Nothing, or nothing but what is judged to help, and that it is not what was asked for is said. */
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
