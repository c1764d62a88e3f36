import { wordsOf } from '#domain/text/tokens.ts'
import type { OrderLine } from '#domain/words/order-line.ts'
import { isUnit, saysQuantity, type Piece } from '#domain/words/pieces.ts'
import { quantityOf, type Quantity } from '#domain/words/quantities.ts'
import type { OrderItem } from './order-item.ts'

/** The key by which lines and products' names are compared: the words, without case, accents and punctuation. */
export function nameKey(text: string): string {
  return wordsOf(text).join(' ')
}

/** The products whose name is the whole line, apart from a quantity before or after it; undefined if there are none. */
export function productsByName(
  { text, pieces }: OrderLine,
  findNamed: (name: string) => readonly OrderItem[],
): { items: readonly OrderItem[]; quantity: Quantity } | undefined {
  const readings = [
    { name: text, count: undefined },
    ...besideCount(pieces).map(({ count, rest }) => ({ name: text.slice(rest.start), count })),
    ...besideCount(pieces.toReversed()).map(({ count, rest }) => ({ name: text.slice(0, rest.end), count })),
  ]
  for (const { name, count } of readings) {
    const items = findNamed(name)
    if (items.length > 0) return { items, quantity: quantityOf(count) }
  }
  return undefined
}

/**
 * The count at one end of a line, and each piece at which the name may begin. Units follow the count ('3 un | Cabo …'),
 * but a piece that looks like a unit may belong to the name ('3 | Jogo de 4 eletrodos').
 */
function besideCount(pieces: readonly Piece[]): { count: Piece; rest: Piece }[] {
  const isBeside = (piece: Piece) => isUnit(piece) || saysQuantity(piece)
  const place = pieces.findIndex((piece) => !isBeside(piece))
  const count = pieces[place]
  if (count?.value === undefined) return []
  const behind = pieces.slice(place + 1)
  const units = behind.findIndex((piece) => !isBeside(piece))
  return behind.slice(0, units + 1).map((rest) => ({ count, rest }))
}
