import type { SearchCode } from '#domain/search/index/document.ts'
import type { Idea } from '#domain/search/query/ideas.ts'

/**
 * The variant that a query means: the one of a product's codes that carries more of its ideas than
 * any other does. In: the codes with the words that tell each from its siblings. Undefined when none
 * does, or several do as well.
 */
export function meantVariant(
  codes: readonly SearchCode[],
  marks: readonly ReadonlySet<string>[],
  ideas: readonly Idea[],
): string | undefined {
  if (codes.length < 2) return undefined
  const carried = marks.map(
    (words) =>
      // A number may be read as its maker's model alone: '840' of 'Bennett 840'.
      ideas.filter(({ text, readings }) => words.has(text) || readings.some(({ stem }) => words.has(stem))).length,
  )
  const most = Math.max(...carried)
  const best = codes.filter((_, position) => carried[position] === most)
  return most > 0 && best.length === 1 ? best[0]?.variantId : undefined
}
