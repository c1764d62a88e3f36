import type { Judgement } from './judgement.ts'

/** What an engine answered: ids, best first, and the variant that it points to in the first. */
export interface Answer {
  ids: readonly string[]
  variantId?: string | undefined
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
}

const cut = 5
const top = 3

/**
 * Judges one answer. A query without anything relevant succeeds when nothing is answered. Wrong brand
 * and wrong type look at the first three.
 */
export function judge(judgement: Judgement, answer: Answer, products: ReadonlyMap<string, JudgedProduct>): Figures {
  const { grades, brand, type, mustNot, variant } = judgement
  const first = answer.ids[0]
  const isEmptyRight = judgement.best.length === 0
  const rank = answer.ids.findIndex((id) => grades.get(id) === 3)
  const leading = answer.ids.slice(0, top).map((id) => products.get(id))
  return {
    isSuccess: isEmptyRight ? isEmptyAsJudged(judgement, answer) : rank === 0,
    reciprocalRank: isEmptyRight ? Number(isEmptyAsJudged(judgement, answer)) : rank < 0 ? 0 : 1 / (rank + 1),
    ndcg: isEmptyRight ? Number(isEmptyAsJudged(judgement, answer)) : discounted(judgement, answer),
    isWrongBrand: brand.length > 0 && leading.some((product) => product && !fits(product, brand)),
    isWrongType:
      type.length > 0 && leading.some((product) => !product?.productType || !type.includes(product.productType)),
    isZero: first === undefined,
    isMustNot: mustNot.some((id) => answer.ids.includes(id)),
    isVariant: variant === undefined ? undefined : answer.variantId === variant,
  }
}

/** Nothing, or nothing but what is judged to help. */
function isEmptyAsJudged({ grades }: Judgement, { ids }: Answer): boolean {
  return ids.every((id) => grades.has(id))
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
