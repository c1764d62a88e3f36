import type { SearchCode } from '#domain/search/index/document.ts'
import type { Condition } from '#domain/search/query/conditions.ts'
import type { Question } from '#domain/search/query/question.ts'
import { stemsOf } from '#domain/text/tokens.ts'

/**
 * The variant that a query means: the one of a product's codes that matches more of its conditions and brands than any
 * other. In: the codes with the words that distinguish each from the others. Undefined if none matches, or several match
 * equally well.
 */
export function meantVariant(
  codes: readonly SearchCode[],
  variantWords: readonly ReadonlySet<string>[],
  { index, conditions, intent }: Question,
): string | undefined {
  if (codes.length < 2) return undefined
  // The brand may distinguish a variant, and a model implies it: 'Lifepak 20' also means Physio-Control.
  const brands = intent.brands.map((brand) => stemsOf(index.vocabulary.brandLabels.get(brand) ?? brand))
  const saidEach = [...conditions.map(wordsOfCondition), ...brands]
  const carried = variantWords.map((words) => saidEach.filter((said) => said.some((one) => words.has(one))).length)
  const most = Math.max(...carried)
  const best = codes.filter((_, position) => carried[position] === most)
  const said = new Set(saidEach.flat())
  // Among equals the one all of whose words are in the query wins: 'Oxylog 3000' is not the 'Oxylog 3000 plus'.
  const isWhole = (position: number) => [...(variantWords[position] ?? [])].every((one) => said.has(one))
  const whole = codes.filter((code, position) => best.includes(code) && isWhole(position))
  const [only, ...others] = best.length > 1 ? whole : best
  return most > 0 && others.length === 0 ? only?.variantId : undefined
}

/**
 * The words of a condition. A model is also matched by its number alone: '840' stands for 'Bennett 840' and for 'PB840'.
 */
function wordsOfCondition({ text, readings }: Condition): string[] {
  return [text, text.replace(/^[a-z]+(?=\d)/, ''), ...readings.map(({ stem }) => stem)]
}
