import { normalize } from '#domain/text/normalize.ts'
import type { Piece } from './piece.ts'

/** Words that multiply the number before them: 'duas dúzias', '3 dúzias', 'um cento'. */
const multipliers: Readonly<Record<string, number>> = {
  duzia: 12,
  duzias: 12,
  dezena: 10,
  dezenas: 10,
  cento: 100,
  centos: 100,
  centena: 100,
  centenas: 100,
}

/** Whether a piece is a number in words. */
export function isNumeral(piece: Piece | undefined): boolean {
  return piece?.kind === 'quantity' && /^\p{L}+$/u.test(piece.text)
}

/** Joins pieces that together make one number: 'vinte e cinco' is 25, 'meia dúzia' 6, '3 dúzias' 36, 'um cento' 100. */
export function withNumeralsJoined(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const [tens, and] = joined.slice(-2)
    const before = joined.at(-1)
    const times = multipliers[normalize(piece.text)]
    const isHalf = before !== undefined && /^mei[ao]$/i.test(before.text)
    if (before && times !== undefined && (isHalf || isCount(before)))
      joined[joined.length - 1] = together(before, piece, (isHalf ? 0.5 : (before.value ?? 1)) * times)
    else if (tens && and?.compact === 'e' && isNumeral(tens) && isNumeral(piece))
      joined.splice(-2, 2, together(tens, piece, (tens.value ?? 0) + (piece.value ?? 0)))
    // '10 (dez)' states one number twice.
    else if (before && isNumeral(piece) && before.value === piece.value)
      joined[joined.length - 1] = together(before, piece, before.value ?? 1)
    else joined.push(piece)
  }
  return joined
}

function isCount({ kind }: Piece): boolean {
  return kind === 'number' || kind === 'quantity'
}

function together(first: Piece, last: Piece, value: number): Piece {
  return {
    ...first,
    text: `${first.text} ${last.text}`,
    compact: first.compact + last.compact,
    kind: 'quantity',
    value,
    end: last.end,
  }
}

const rangeWords = new Set(['a', 'ate', 'ou'])

/** Joins '10 a 20' and '2 ou 3' to one piece: the visitor is asked which number is meant. */
export function withRangesJoined(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const [from, word] = joined.slice(-2)
    const before = joined.at(-3)
    const isRange = from && word && isCount(from) && isCount(piece) && rangeWords.has(normalize(word.text))
    // 'BP 06 A 1' is a code.
    const isCode = before?.kind === 'word' && /^[a-z]{2,3}$/.test(before.compact)
    if (!isRange || isCode) joined.push(piece)
    else joined.splice(-2, 2, rangeOf([from, word, piece]))
  }
  return joined
}

function rangeOf([from, word, to]: readonly [Piece, Piece, Piece]): Piece {
  const { value: _none, ...whole } = together(from, to, 0)
  return { ...whole, kind: 'unclear', text: [from, word, to].map(({ text }) => text).join(' ') }
}
