import type { SearchCode } from '#domain/search/index/document.ts'
import type { Idea } from '#domain/search/query/ideas.ts'

/**
 * The variant that a query means: the one of a product's codes that matches more of its ideas than any other. In: the
 * codes with the words that distinguish each from the others. Undefined if none matches, or several match equally well.
 */
export function meantVariant(
  codes: readonly SearchCode[],
  marks: readonly ReadonlySet<string>[],
  ideas: readonly Idea[],
): string | undefined {
  if (codes.length < 2) return undefined
  // A number may be read as its maker's model alone: '840' of 'Bennett 840'.
  const saidBy = ({ text, readings }: Idea) => [text, ...readings.map(({ stem }) => stem)]
  const carried = marks.map((words) => ideas.filter((idea) => saidBy(idea).some((one) => words.has(one))).length)
  const most = Math.max(...carried)
  const best = codes.filter((_, position) => carried[position] === most)
  const said = new Set(ideas.flatMap(saidBy))
  // 'Oxylog 3000' is not the 'Oxylog 3000 plus'.
  const isWhole = (position: number) => [...(marks[position] ?? [])].every((one) => said.has(one))
  const whole = codes.filter((code, position) => best.includes(code) && isWhole(position))
  const [only, ...others] = best.length > 1 ? whole : best
  return most > 0 && others.length === 0 ? only?.variantId : undefined
}
