import { countToken, rangeToken, sizeToken } from './attributes.ts'
import type { SearchCode } from './document.ts'
import { rangesOf } from './facts.ts'
import type { Idea } from './ideas.ts'
import { stemsOf } from './tokens.ts'

/**
 * The variant that a query means: the one of a product's codes that carries more of its ideas than
 * any other does. Undefined when none does, or several do as well.
 */
export function meantVariant(codes: readonly SearchCode[], ideas: readonly Idea[]): string | undefined {
  if (codes.length < 2) return undefined
  const carried = codes.map((code) => {
    const tokens = tokensOf(code)
    return ideas.filter(({ readings }) => readings.some(({ stem }) => tokens.has(stem))).length
  })
  const most = Math.max(...carried)
  const best = codes.filter((_, position) => carried[position] === most)
  return most > 0 && best.length === 1 ? best[0]?.variantId : undefined
}

function tokensOf(code: SearchCode): Set<string> {
  const { label = '', size, count } = code
  return new Set([
    // A size is known by its key: the words of 'Adulto Grande' would be found in 'adulto' too.
    ...(size ? [sizeToken(size)] : stemsOf(label)),
    ...(count ? [countToken(count)] : []),
    ...rangesOf(code).map(rangeToken),
  ])
}
