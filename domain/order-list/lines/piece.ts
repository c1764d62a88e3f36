/** What a piece of a line can be besides a part of a code. */
export type PieceKind =
  /** '3': a quantity, or the number of a code. */
  | 'number'
  /** '3x', 'x3', '3un', 'dois': a quantity and nothing else. */
  | 'quantity'
  /** 'un', 'x', 'qtd', 'do': stands between a code and its quantity. */
  | 'filler'
  /** '2,5', '1.000', '1/2', '10 a 20': not a whole number of pieces. */
  | 'unclear'
  /** '5' in '5 vias', '3,6' in '3,6 m': no quantity. */
  | 'measure'
  | 'word'

/** A run of characters of a line without separators. */
export interface Piece {
  /** As typed. */
  text: string
  /** As codes are compared. */
  compact: string
  kind: PieceKind
  /** The number, for pieces that are numbers or quantities. */
  value?: number
  /** The piece counts pairs: 'um par', '2 pares'. */
  isPairs?: true
  /** The places in the line where the piece begins and where it ends, in characters. */
  start: number
  end: number
  /** A comma, a semicolon, a bar, a tab or a new line stands before it: another cell, or another item. */
  followsComma: boolean
  /** A dash between spaces, a colon or the like stand before it: 'Cabo tronco - 2'. */
  followsDash: boolean
}
