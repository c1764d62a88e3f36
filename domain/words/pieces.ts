import { compactCode, mixesLettersAndDigits } from '#domain/codes/code.ts'
import { numeralValue } from '#domain/text/numerals.ts'

/** What a piece of a line can be besides a part of a code. */
export type PieceKind =
  /** '3': a quantity, or the number of a code. */
  | 'number'
  /** '3x', 'x3', '3un', 'dois', '1,5 dúzia': a quantity and nothing else. */
  | 'quantity'
  /** 'un', 'x', 'qtd', 'do': stands between a code and its quantity. */
  | 'filler'
  /** '2,5', '1.000', '1/2', '10 a 20': not a whole number of pieces. */
  | 'unclear'
  /** '5' in '5 vias', '3,6' in '3,6 m', '10.07.015', '12/03/2026': no quantity. */
  | 'measure'
  | 'word'

/** A run of characters of a line without separators. */
export interface Piece {
  /** The characters as typed. */
  text: string
  /** The characters in the form in which codes are compared. */
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
  /** A dash between spaces, a colon, an arrow, dots or the like stand before it: 'Cabo tronco - 2'. */
  followsDash: boolean
}

/** The most digits of a quantity; longer numbers are postal codes or telephone numbers. */
const maximumDigits = 4
const units =
  'x|un|uns|uni|und|unds|unid|unids|unidade|unidades|pc|pcs|peca|pecas|pz|par|pares|kit|kits|kt|kts|jg|jgs|jogo|jogos|cx|cxs|caixa|caixas|pct|pcts|pacote|pacotes|conj|conjunto|conjuntos|ea|unit|units'
/** Units that may also be words of a name ('DEA FR 2'): they count only after a number. */
const unitsAfterNumber =
  'rl|rolo|rolos|gl|galao|galoes|bd|balde|baldes|bis|bisnaga|bisnagas|bl|fd|cj|pr|prs|pac|emb|tb|frs|frasco|frascos'
const unitWords = new Set(units.split('|'))
const unitWordsAfterNumber = new Set(['fr', ...unitsAfterNumber.split('|')])
const pairWords = new Set(['par', 'pare', 'pars', 'pares', 'pr', 'prs'])
const quantityWords = new Set('qtd qtde qtda qtdade qt qty qnt quant quantidade quantidades qde q'.split(' '))
/** Words that ask for what follows them: 'BP02G1 pode mandar 8', 'EDA01C500 acabou, pedir 2'. */
const requestVerbs = new Set(
  'preciso precisamos precisaria precisa quero queremos queria solicito necessito pedir pede repor repoe pode podem manda mandar mandem envia enviar enviem separa separar cota cotar orca orcar compra comprar inclui incluir inclua acrescenta acrescentar acrescente adiciona adicionar adicione'.split(
    ' ',
  ),
)
const fillers = new Set([
  ...unitWords,
  ...quantityWords,
  ...requestVerbs,
  ...'de do da dos das cada cod codigo ref sao seria seriam tb tbm tambem so'.split(' '),
])
const measureWords = new Set(
  'vias via cm mm m metro metros v volts w ah mah ml l kg g pinos pino polegadas pol tubos tubo leads derivacoes rabichos fios espigas canais anos meses semanas dias h horas furo furos ponta pontas lado lados tubinhos caninhos saidas ramos reais'.split(
    ' ',
  ),
)
/** Nouns after a number that may also be ordered: '2 tubos' describes a cuff, or orders two tubes of gel. */
const countableWords = new Set('tubo tubos fio fios rabicho rabichos'.split(' '))
const numberedUnit = new RegExp(
  `^(?:(\\d{1,${maximumDigits}})(${units}|${unitsAfterNumber})|(?:x|qtde?|qt)(\\d{1,${maximumDigits}})(?:${units})?)$`,
)
/** Counts without a number, such as 'alguns': the visitor is asked for it. */
const indefiniteCounts = new Set(['alguns', 'algumas'])
const itemBreakPattern = /[,;|\t\n]/
const separatorPattern = /\s[-–—]+>?\s*$|\.{2,}\s*$|[:=;|\t*>()→➔➜⇒►▶»]\s*$/
/** Matches a measure in one piece: '1,5m', '0,9mm'. */
const decimalMeasure = String.raw`\d+[.,]\d+(?:[mMcC]?[mM]|[mM]ts?|[mM]?[aA][hH]|[vVwWgGlLaA]|[kK][gG]|[mM][lL])(?![\p{L}\d])`
/** Matches a piece: a fraction or date is one ('3,6', '1/2'), '2xCP01', 'CP01x2' and 'SCD-03/2' are code and count. */
const piecePattern = new RegExp(
  String.raw`${decimalMeasure}|(?<=\p{L}-)\d+(?=\/\d)|\d+(?:[.,/]\d+)+(?![\p{L}\d])|\d{1,3}[xX](?=\p{L}+\d)|(?:\p{L}[\p{L}\d]*\d\p{L}{0,2}?|\b\p{Lu}{4}|(?<=\d[ -])\p{L}{1,2}?)(?=[xX]\d{1,3}(?![\p{L}\d]))|[\p{L}\d]+`,
  'gu',
)

/** A number of a scan in which a letter stands for a digit: '1O', 'l2', 'O4'; '1º' and '10l' are none. */
const wornNumber = /^(?:[OIl]\d{1,2}|\d{1,2}O|\d[OIl]\d)$/

/** Cuts a line in pieces: letters and digits belong together, everything else separates; fractions stay whole. */
export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: text, index: start } of line.matchAll(piecePattern)) {
    const gap = line.slice(end, start)
    end = start + text.length
    const isPlainGap = gap === ' ' || gap === ''
    const followsComma = !isPlainGap && itemBreakPattern.test(gap)
    const followsDash = !isPlainGap && separatorPattern.test(gap)
    const compact = compactCode(text)
    pieces.push({ text, compact, ...readPiece(text, compact), start, end, followsComma, followsDash })
  }
  const joinedPieces = withRangesJoined(withNumeralsJoined(pieces, line), line)
  return joinedPieces.map((piece, index) => pieceInLine(piece, index, joinedPieces, line))
}

/** A piece as those beside it tell it: a measure, a number with decimals or of a scan, a count of pairs. */
function pieceInLine(piece: Piece, index: number, pieces: readonly Piece[], line: string): Piece {
  const [before, next, afterNext] = [pieces[index - 1], pieces[index + 1], pieces[index + 2]]
  const isSetApart = piece.followsDash || (index === 0 && isUnit(next))
  if (isSetApart && wornNumber.test(piece.text)) return { ...piece, kind: 'unclear' }
  // '10-19 cm', '25-34cm'
  const isOfRange =
    piece.kind === 'number' &&
    next !== undefined &&
    line.slice(piece.end, next.start) === '-' &&
    (isMeasure(next, afterNext) || /^\d+[cm]?m$/.test(next.compact))
  if (isOfRange || isMeasure(piece, next) || line[piece.end] === '%') return { ...piece, kind: 'measure' }
  // '2,00 un', 'UN 4,000'; without its unit, and behind one with two decimals, it may be a price.
  const wholeDecimals = isUnit(next) ? /^\d{1,4},0{1,4}$/ : isUnit(before) ? /^\d{1,4},0{3,4}$/ : undefined
  if (wholeDecimals?.test(piece.text)) return { ...piece, kind: 'number', value: Number.parseInt(piece.text, 10) }
  // 'Par de CP12'; in 'par de conectores' it belongs to the name.
  const counted = next?.compact === 'de' ? afterNext : next
  if (index === 0 && pairWords.has(piece.compact) && mixesLettersAndDigits(counted?.compact ?? ''))
    return { ...piece, kind: 'quantity', value: 1, isPairs: true }
  return next && pairWords.has(next.compact) ? { ...piece, isPairs: true } : piece
}

/** Whether a piece is the unit of the number before it. */
export function isUnitAfterNumber(piece: Piece | undefined): boolean {
  return isUnit(piece) || (piece !== undefined && unitWordsAfterNumber.has(piece.compact))
}

/** Whether a piece says 'un', 'pç' or 'cx'. */
export function isUnit(piece: Piece | undefined): boolean {
  return piece !== undefined && unitWords.has(piece.compact)
}

/** Whether the number before this word may also be a quantity: '2 tubos'. */
export function isCountable(piece: Piece | undefined): boolean {
  return piece !== undefined && countableWords.has(piece.compact)
}

/** Whether a piece says 'qtd' or 'quantidade'. */
export function saysQuantity(piece: Piece | undefined): boolean {
  return piece !== undefined && quantityWords.has(piece.compact)
}

/** Whether a piece asks for what follows it: 'pedir', 'manda'. */
export function asksFor(piece: Piece | undefined): boolean {
  return piece !== undefined && requestVerbs.has(piece.compact)
}

/** Whether a piece counts, even if the visitor has to correct it. */
export function isCount({ kind }: Piece): boolean {
  return kind === 'number' || kind === 'quantity' || kind === 'unclear'
}

function readPiece(text: string, word: string): Pick<Piece, 'kind' | 'value' | 'isPairs'> {
  if (/[.,/]/.test(text)) {
    // '10.07.015' is a number of the buyer's system, '12/03/2026' a date; '1.200.000' has thousands.
    const isNumbered = /^\d+(?:[./]\d+){2,}$/.test(text) && !/^\d{1,3}(?:\.\d{3})+$/.test(text)
    return { kind: isNumbered || /\p{L}/u.test(text) ? 'measure' : 'unclear' }
  }
  if (indefiniteCounts.has(word)) return { kind: 'unclear' }
  if (/^\d+$/.test(word))
    return word.length > maximumDigits ? { kind: 'word' } : { kind: 'number', value: Number(word) }
  const [, before, unit = '', after] = numberedUnit.exec(word) ?? []
  const digits = before ?? after
  if (digits !== undefined)
    return { kind: 'quantity', value: Number(digits), ...(pairWords.has(unit) && { isPairs: true }) }
  const value = numeralValue(word)
  if (value !== undefined) return { kind: 'quantity', value }
  return { kind: fillers.has(word) ? 'filler' : 'word' }
}

/** Whether a number and the piece after it are a measure: '5' before 'vias' is no quantity. */
function isMeasure(piece: Piece | undefined, next: Piece | undefined): boolean {
  if (piece?.kind !== 'number' && piece?.kind !== 'unclear' && !isNumeral(piece)) return false
  return next !== undefined && !next.followsComma && measureWords.has(next.compact)
}

/** Words that multiply the number before them: 'duas dúzias', '3 dúzias', '1,5 dúzia', 'um cento'. */
const multipliers: ReadonlyMap<string, number> = new Map([
  ...['duzia', 'duzias', 'dz', 'dzs'].map((word) => [word, 12] as const),
  ...['dezena', 'dezenas'].map((word) => [word, 10] as const),
  ...['cento', 'centos', 'centena', 'centenas'].map((word) => [word, 100] as const),
])

const halfWord = /^mei[ao]$/

/** Whether a piece is a number in words, alone or behind its figures: 'cinco', '05 (cinco)'. */
function isNumeral(piece: Piece | undefined): boolean {
  return piece?.kind === 'quantity' && /^(?:\d+ )?\p{L}+$/u.test(piece.text)
}

/** Joins pieces that together make one number: 'vinte e cinco' is 25, 'meia dúzia' 6, '3 dúzias' 36, 'um cento' 100. */
function withNumeralsJoined(pieces: readonly Piece[], line: string): Piece[] {
  const mayJoin = (piece: Piece) => isNumeral(piece) || multipliers.has(piece.compact) || halfWord.test(piece.compact)
  if (!pieces.some(mayJoin)) return [...pieces]
  return joinedBy(
    pieces,
    (earlier, piece) =>
      multipliedBy(earlier, piece) ??
      withHalfMore(earlier, piece, line) ??
      sumOfNumerals(earlier, piece) ??
      statedTwice(earlier, piece, line),
  )
}

/** The pieces, each as the join of it and earlier ones that takes their place, where there is one. */
function joinedBy(
  pieces: readonly Piece[],
  join: (earlier: readonly Piece[], piece: Piece, index: number) => Piece | undefined,
): Piece[] {
  const joined: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const whole = join(joined, piece, index) ?? piece
    while ((joined.at(-1)?.start ?? -1) >= whole.start) joined.pop()
    joined.push(whole)
  }
  return joined
}

/** 'Duas dúzias', 'um cento'. */
function multipliedBy(earlier: readonly Piece[], piece: Piece): Piece | undefined {
  const [count, multiplier] = [earlier.at(-1), multipliers.get(piece.compact)]
  const product = count && multiplier !== undefined ? multiplied(count, multiplier) : undefined
  return count && product !== undefined ? joinPieces(count, piece, product) : undefined
}

/** 'Uma dúzia e meia'; 'um par e meio' and '2 caixas e meia' are asked about. */
function withHalfMore(earlier: readonly Piece[], piece: Piece, line: string): Piece | undefined {
  const [count, thing, conjunction] = [earlier.at(-3), earlier.at(-2), earlier.at(-1)]
  if (conjunction?.compact !== 'e' || !halfWord.test(piece.compact)) return undefined
  if (count && isUnit(thing) && isCount(count)) return unclearPiece(count, piece, line)
  const dozen = multipliers.get(compactCode(thing?.text.split(' ').at(-1) ?? ''))
  return thing && dozen ? joinPieces(thing, piece, (thing.value ?? 0) + dozen / 2) : undefined
}

/** 'Vinte e cinco', 'uma dúzia e duas'. */
function sumOfNumerals(earlier: readonly Piece[], piece: Piece): Piece | undefined {
  const augend = earlier.at(-1)?.compact === 'e' ? earlier.at(-2) : undefined
  if (!augend || !isNumeral(augend) || !isNumeral(piece)) return undefined
  return joinPieces(augend, piece, (augend.value ?? 0) + (piece.value ?? 0))
}

/** '10 (dez)' states one number twice; '4 (cinco)' and 'quatro (05)' state two, which is asked about. */
function statedTwice(earlier: readonly Piece[], piece: Piece, line: string): Piece | undefined {
  const first = earlier.at(-1)
  if (!first) return undefined
  // In 'pad 01 um jogo' the first one belongs to the code.
  const isApartFromCode = piece.followsDash || earlier.at(-2)?.kind !== 'word'
  if (isNumeral(piece) && first.value === piece.value && isApartFromCode)
    return joinPieces(first, piece, first.value ?? 1)
  const areNumbers = isWholeNumber(first) && isWholeNumber(piece) && isNumeral(first) !== isNumeral(piece)
  return areNumbers && first.value !== piece.value && isInBrackets(piece, line)
    ? unclearPiece(first, piece, line)
    : undefined
}

function isInBrackets({ start, end }: Piece, line: string): boolean {
  return line[start - 1] === '(' && line[end] === ')'
}

/** The number of a count before 'dúzia' or the like, multiplied; undefined without a count or a whole result. */
function multiplied({ text, kind, value = 1 }: Piece, multiplier: number): number | undefined {
  if (text === '1/2' || halfWord.test(text.toLowerCase())) return multiplier / 2
  if (kind === 'number' || kind === 'quantity') return value * multiplier
  const product = /^\d{1,3},\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) * multiplier : Number.NaN
  return Number.isInteger(product) ? product : undefined
}

function joinPieces(first: Piece, last: Piece, value: number): Piece {
  return {
    ...first,
    text: `${first.text} ${last.text}`,
    compact: first.compact + last.compact,
    kind: 'quantity',
    value,
    end: last.end,
  }
}

const rangeWords = new Set(['a', 'ate', 'ou', 'mais', 'x'])

/** Joins '10 a 20', '2 ou 3', '15 mais 5', '3 x 20' and a closing '2 un + 1 un' to one piece that is asked about. */
function withRangesJoined(pieces: readonly Piece[], line: string): Piece[] {
  if (!line.includes('+') && !pieces.some(({ compact }) => rangeWords.has(compact))) return [...pieces]
  return joinedBy(pieces, (earlier, piece, index) => {
    const [before, from, word] = [earlier.at(-3), earlier.at(-2), earlier.at(-1)]
    if (!word || !isWholeNumber(piece)) return undefined
    const hasPlus = /^\s?\+\s?$/.test(line.slice(word.end, piece.start))
    const isSum = hasPlus && pieces.slice(index + 1).every(isUnit)
    const isBetween = rangeWords.has(word.compact) || (isSum && isUnit(word))
    const first = isSum && isWholeNumber(word) ? word : isBetween ? from : undefined
    // 'BP 06 A 1', 'B P 0 5 A 1', 'CEL 07 x 2' and 'EQ84X4 x 2' have codes.
    const isOfCode = before?.kind === 'word' || before?.kind === 'number' || before?.compact === 'x'
    const isCode = (isOfCode && /^(?:[a-z]{1,4}|\d)$/.test(before.compact)) || /^x\d/.test(from?.compact ?? '')
    return first && isWholeNumber(first) && (isSum || !isCode) ? unclearPiece(first, piece, line) : undefined
  })
}

const isWholeNumber = ({ kind }: Piece): boolean => kind === 'number' || kind === 'quantity'

/** Pieces that together state more than one number. In: the first and the last of them, which are counts. */
function unclearPiece(first: Piece, last: Piece, line: string): Piece {
  const { value: _none, ...whole } = joinPieces(first, last, 0)
  return { ...whole, kind: 'unclear', text: line.slice(first.start, last.end) }
}
