import type { Piece } from './piece.ts'
import { isUnit } from './pieces.ts'
import type { OrderLine } from './read-lines.ts'

/**
 * A sentence that asks for several things, cut before each count that begins another one: '2 baterias do monitor e 1 par de pás' is two.
 * Models counted up ('iMEC 8, 10 e 12') are none: a thing is a count with a word behind it. Out: one part where nothing is cut.
 */
export function partsOfSentence({ text, pieces }: OrderLine): string[] {
  const counts = pieces.flatMap((_, place) => (countsThing(pieces, place) ? [place] : []))
  const cuts = counts.slice(1).filter((place) => pieces[place - 1]?.compact === 'e' || pieces[place]?.opensItem)
  const bounds = [0, ...cuts.flatMap((place) => pieces[place]?.start ?? []), text.length]
  return bounds.slice(1).map((end, place) => text.slice(bounds[place], end).replace(/[\s,;]+(?:e\s+)?$/, ''))
}

function countsThing(pieces: readonly Piece[], place: number): boolean {
  const [piece, next] = [pieces[place], pieces[place + 1]]
  if (piece?.kind !== 'number' && piece?.kind !== 'quantity') return false
  return next !== undefined && !next.opensItem && (isUnit(next) || /^\p{L}{4,}$/u.test(next.text))
}
