import { wordsOf } from '#domain/text/tokens.ts'
import { isUnit, saysQuantity, type Piece } from './lines/pieces.ts'
import { quantityOf, type OrderLine, type Quantity } from './lines/read-lines.ts'
import type { OrderItem } from './order-item.ts'

/** A product's name as lines are compared with it: its words, whatever stands between them. */
export function nameKey(text: string): string {
  return wordsOf(text).join(' ')
}

/** A line that is a product's name and nothing else, with or without a quantity in front of it or behind it. */
export function namedIn(
  { text, pieces }: OrderLine,
  findNamed: (name: string) => readonly OrderItem[],
): { items: readonly OrderItem[]; quantity: Quantity } | undefined {
  const [opening, closing] = [leadingCount(pieces), leadingCount(pieces.toReversed())]
  const readings = [
    { name: text, count: undefined },
    ...(opening ? [{ name: text.slice(opening.rest.start), count: opening.count }] : []),
    ...(closing ? [{ name: text.slice(0, closing.rest.end), count: closing.count }] : []),
  ]
  for (const { name, count } of readings) {
    const items = findNamed(name)
    if (items.length > 0) return { items, quantity: quantityOf(count) }
  }
  return undefined
}

/** The count at one end of a line, and the piece where the rest begins: '3 un | Cabo …', read from either side. */
function leadingCount(pieces: readonly Piece[]): { count: Piece; rest: Piece } | undefined {
  const isBeside = (piece: Piece) => isUnit(piece) || saysQuantity(piece)
  const place = pieces.findIndex((piece) => !isBeside(piece))
  const count = pieces[place]
  const rest = pieces.slice(place + 1).find((piece) => !isBeside(piece))
  if (!count || !rest || !['number', 'quantity', 'fraction'].includes(count.kind)) return undefined
  return { count, rest }
}
