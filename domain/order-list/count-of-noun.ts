import { normalize } from '#domain/text/normalize.ts'
import type { Piece } from './lines/piece.ts'
import type { OrderLine } from './lines/read-lines.ts'
import type { OrderedCode } from './lines/resolve-line.ts'
import type { OrderItem } from './order-item.ts'

/**
 * The number before the noun of a code's product: 2 in '2 baterias BAT09'. Undefined if another word stands between the
 * noun and the code.
 */
export function countOfNoun({ pieces }: OrderLine, { from, known }: OrderedCode<OrderItem>): Piece | undefined {
  const [count, noun] = pieces.slice(0, from).slice(-2)
  const isCount = count?.kind === 'number' || count?.kind === 'quantity'
  const said = singular(noun?.compact ?? '')
  const isNoun = known.some(({ product }) => said === singular(normalize(product.name.split(' ')[0] ?? '')))
  return isCount && isNoun ? count : undefined
}

function singular(word: string): string {
  return word.replace(/s$/, '')
}
