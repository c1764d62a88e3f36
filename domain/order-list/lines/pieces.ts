import { compactCode } from '#domain/text/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import { numeralValue } from '#domain/text/numerals.ts'
import { isNumeral, withNumeralsJoined, withRangesJoined } from './numerals.ts'
import type { Piece } from './piece.ts'

/** The most digits of a quantity; longer numbers are postal codes or telephone numbers. */
const mostDigits = 4
const units =
  'x|un|uns|und|unds|unid|unids|unidade|unidades|pc|pcs|peca|pecas|pz|par|pares|kit|kits|jg|jogo|jogos|cx|caixa|caixas|pct|pcts|pacote|pacotes|conj|conjunto|conjuntos'
const unitWords = new Set(units.split('|'))
const quantityWords = new Set('qtd qtde qnt quant quantidade quantidades qde q'.split(' '))
const fillers = new Set([
  ...unitWords,
  ...quantityWords,
  ...'de do da dos das cada cod codigo ref preciso precisamos precisaria quero queremos queria sao seriam'.split(' '),
])
const measured = new Set(
  'vias via cm mm m metro metros v volts w ah mah ml l kg g pinos pino polegadas pol tubos tubo leads derivacoes rabichos fios espigas canais anos dias h horas furo furos ponta pontas lado lados tubinhos caninhos saidas ramos'.split(
    ' ',
  ),
)
/** Measured things that may also be ordered: '2 tubos' describes a cuff, or asks for two tubes of gel. */
const countable = new Set('tubo tubos fio fios rabicho rabichos'.split(' '))
const numberedUnit = new RegExp(`^(?:(\\d{1,${mostDigits}})(?:${units})|x(\\d{1,${mostDigits}}))$`)
/** Counts that name no number: the visitor is asked for it. */
const indefinite = new Set(['alguns', 'algumas'])
const itemBreak = /[,;|\t\n]/
const setOff = /\s[-–—]+>?\s*$|[:=;|\t*>(]\s*$/
/**
 * Matches a piece. A fraction or date ('3,6', '1/2', '12/03/2026') is one piece; 'CP01x2' and '2xCP01' are code and
 * count.
 */
const piecePattern =
  /\d+(?:[.,/]\d+)+(?![\p{L}\d])|\d{1,3}[xX](?=\p{L}+\d)|(?:\p{L}[\p{L}\d]*\d\p{L}{0,2}?|(?<=\d[ -])\p{L}{1,2}?)(?=[xX]\d{1,3}(?![\p{L}\d]))|[\p{L}\d]+/gu

/**
 * Cuts a line in pieces: letters and digits belong together, everything else separates pieces. Fractions stay whole.
 */
export function piecesOf(line: string): Piece[] {
  const found = [...line.matchAll(piecePattern)]
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: text, index } of found) {
    const gap = line.slice(end, index)
    const start = index
    end = index + text.length
    const gapFacts = { followsComma: itemBreak.test(gap), followsDash: setOff.test(gap) }
    pieces.push({ text, compact: compactCode(text), ...readPiece(text), start, end, ...gapFacts })
  }
  return withRangesJoined(withNumeralsJoined(pieces)).map((piece, place, all) => {
    if (measures(piece, all[place + 1])) return { ...piece, kind: 'measure' }
    return /^pare?s?$/i.test(all[place + 1]?.text ?? '') ? { ...piece, isPairs: true } : piece
  })
}

/** Whether a piece says 'un', 'pç' or 'cx'. */
export function isUnit(piece: Piece | undefined): boolean {
  return piece !== undefined && unitWords.has(normalize(piece.text))
}

/** Whether the number before this word may also be a quantity: '2 tubos'. */
export function isCountable(piece: Piece | undefined): boolean {
  return piece !== undefined && countable.has(normalize(piece.text))
}

/** Whether a piece says 'qtd' or 'quantidade'. */
export function saysQuantity(piece: Piece | undefined): boolean {
  return piece !== undefined && quantityWords.has(normalize(piece.text))
}

function readPiece(text: string): Pick<Piece, 'kind' | 'value'> {
  const word = normalize(text)
  if (/[.,/]/.test(text) || indefinite.has(word)) return { kind: 'unclear' }
  if (/^\d+$/.test(word)) return word.length > mostDigits ? { kind: 'word' } : { kind: 'number', value: Number(word) }
  const [, before, after] = numberedUnit.exec(word) ?? []
  const counted = before ?? after
  if (counted !== undefined) return { kind: 'quantity', value: Number(counted) }
  const value = numeralValue(word)
  if (value !== undefined) return { kind: 'quantity', value }
  return { kind: fillers.has(word) ? 'filler' : 'word' }
}

/** Whether a number and the piece after it are a measure: '5' before 'vias' is no quantity. */
function measures(piece: Piece | undefined, next: Piece | undefined): boolean {
  if (piece?.kind !== 'number' && piece?.kind !== 'unclear' && !isNumeral(piece)) return false
  return next !== undefined && !next.followsComma && measured.has(normalize(next.text))
}
