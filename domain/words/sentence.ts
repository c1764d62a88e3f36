import type { OrderLine } from './line.ts'
import { isUnit, type Piece } from './pieces.ts'

/**
 * The parts of a sentence that asks for several things, cut before each count that begins another thing: '2 baterias do
 * monitor e 1 par de pás' has two. A thing is a count with a word after it, so a list of models ('iMEC 8, 10 e 12') is
 * not cut. Out: one part if nothing is cut.
 */
export function partsOfSentence({ text, pieces }: OrderLine): string[] {
  const counts = pieces.flatMap((_, place) => (countsThing(pieces, place) ? [place] : []))
  const cuts = counts.slice(1).filter((place) => pieces[place - 1]?.compact === 'e' || pieces[place]?.followsComma)
  const bounds = [0, ...cuts.flatMap((place) => pieces[place]?.start ?? []), text.length]
  return bounds.slice(1).map((end, place) => text.slice(bounds[place], end).replace(/[\s,;]+(?:e\s+)?$/, ''))
}

function countsThing(pieces: readonly Piece[], place: number): boolean {
  const [piece, next] = [pieces[place], pieces[place + 1]]
  if (piece?.kind !== 'number' && piece?.kind !== 'quantity') return false
  return next !== undefined && (isUnit(next) || /^\p{L}{4,}$/u.test(next.text))
}
