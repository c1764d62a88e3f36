import { mixesLettersAndDigits } from '#domain/codes/code.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { asksFor, isCount, isUnit, isUnitAfterNumber, piecesOf, saysQuantity, type Piece } from './pieces.ts'

/** The date and the time in the prefix of a message: telephones write the date first, browsers the time. */
const [datePattern, timePattern] = [String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`, String.raw`\d{1,2}:\d{2}(?::\d{2})?`]
const whatsAppPrefix = new RegExp(
  String.raw`^\[?(?:${datePattern},? ${timePattern}|${timePattern},? ${datePattern})\]?(?: -)? ([^:]{1,60}): `,
)
const bulletPattern =
  /^(?:[•·*–—-]+|o(?=\s{2,}|\t)|[a-z]\)(?=\s)|\d{1,3}[.)](?=\s)|(?:lote\s+\w{1,3}\s*[:,/–—-]\s*)?item\s+\d{1,3}\s*[:.)–—-]+)\s*/i

/** A line without what mails and messengers add: bullets, numbering, '[01/02/2026 10:31] Ana: '. */
export function cleanLine(line: string): string {
  return withoutBullet(splitSender(line).text)
}

/** A line in plain characters, and the sender that WhatsApp puts before it: 'Ana' in '[01/02/2026 10:31] Ana: …'. */
export function splitSender(line: string): { text: string; sender?: string } {
  const text = plainText(line).trim()
  const [prefix = '', sender] = whatsAppPrefix.exec(text) ?? []
  return sender === undefined ? { text } : { text: text.slice(prefix.length), sender }
}

/** A line without the bullet or the number of its item. */
export function withoutBullet(text: string): string {
  return text.replace(bulletPattern, '')
}

/** Adjacent pieces that may form one code; the catalogue decides whether it exists. */
export interface CodeCandidate {
  /** The pieces as one compact code: 'st01e'. */
  code: string
  /** The places of the first and the last piece, from 0. */
  from: number
  to: number
}

/** A line of an order, cut in pieces. */
export interface OrderLine {
  /** The text of the line, cleaned by `cleanLine`. */
  text: string
  pieces: readonly Piece[]
  /** Every run that may be a code, in the order of the line, shorter ones first. */
  codeCandidates: readonly CodeCandidate[]
}

/** The most pieces of a code: 'BAT 02 A 13 F 1' has six. */
const maximumPieces = 6
/** The fewest digits of a code without letters. Such a code is one piece, never several joined. */
const minimumDigits = 4

/** Cuts one line of an order in pieces and lists every run of them that may be a code. In: any text. */
export function readOrderLine(line: string): OrderLine {
  const text = cleanLine(line)
  const pieces = piecesOf(text)
  const runs = pieces.flatMap((_, from) => runsFrom(pieces, from))
  return { text, pieces, codeCandidates: runs }
}

function runsFrom(pieces: readonly Piece[], from: number): CodeCandidate[] {
  const runs: CodeCandidate[] = []
  let code = ''
  let isMixed = false
  for (let to = from; to < Math.min(from + maximumPieces, pieces.length); to++) {
    const piece = pieces[to]
    if (!piece || piece.kind === 'unclear') break
    // 'pç e 7' is no PCE07.
    if (to > from && isUnit(pieces[from])) break
    code += piece.compact
    isMixed ||= mixesLettersAndDigits(code)
    if (isMixed || (to === from && code.length >= minimumDigits)) runs.push({ code, from, to })
  }
  return runs
}

/** The pieces of a run, from its first to its last. */
export function piecesOfRun({ pieces }: Pick<OrderLine, 'pieces'>, { from, to }: CodeCandidate): readonly Piece[] {
  return pieces.slice(from, to + 1)
}

/** A run as it stands in its line: 'ST 01 E'. */
export function candidateText({ text, pieces }: OrderLine, { from, to }: CodeCandidate): string {
  return text.slice(pieces[from]?.start, pieces[to]?.end)
}

/** Words before a number that counts nothing: 'caixa com 25', 'nº 12'. */
const wordsBeforeNonCounts: ReadonlySet<string> = new Set(['com', 'c', 'n', 'no', 'numero', 'tamanho', 'tam'])

/** Words for a quote: 'orçamento pra 3 circuitos' orders three, but the 'um' of 'um orçamento' counts no part. */
export const quoteWords: ReadonlySet<string> = new Set('orcamento cotacao preco precos proposta valor'.split(' '))

/** Words before the numbers of places, papers and versions; such a number is no code and no quantity. */
export const numberedPlaces: ReadonlySet<string> = new Set([
  ...wordsBeforeNonCounts,
  ...'ramal r tel fone fax cep sala salas leito leitos andar bloco uti cti setor posto ala box quarto'.split(' '),
  ...'nf os op pat patrimonio serie sn lote item pag pagina prioridade versao modelo pedido proposta ano dia turno'.split(
    ' ',
  ),
])

/** The first count that words, a unit, 'qtd' or 'x' mark as one; undefined without one. */
export function explicitCount(pieces: readonly Piece[]): Piece | undefined {
  return explicitCounts(pieces)[0]
}

/** All counts in words, with a unit, after 'qtd', 'pedir' or 'x'. */
export function explicitCounts(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, index) => {
    if (!isCount(piece)) return false
    const before = pieces[index - 1]
    // 'Quantidade: 12', 'quantidade estimada: 12'
    const followsQuantityWord =
      (asksFor(before) && piece.value !== undefined) ||
      saysQuantity(before) ||
      (piece.followsDash && saysQuantity(pieces[index - 2]))
    // 'CAP03L30 3 m x 5'; in '2 x 3' and '7,5 x 7,5' both may be a size.
    const factor = pieces[index - 2]
    const followsTimesSign = before?.compact === 'x' && factor !== undefined && !isCount(factor)
    const [unit, nextFactor] = pieces.slice(index + 1, index + 3)
    const isOfSize = unit?.compact === 'x' && nextFactor && (isCount(nextFactor) || nextFactor.kind === 'measure')
    const isStated =
      piece.kind === 'quantity' || (isUnitAfterNumber(unit) && !isOfSize) || followsQuantityWord || followsTimesSign
    // 'O de três' is the one of three leads.
    const isOneOf = before?.compact === 'de' && /^[oa]s?$/.test(pieces[index - 2]?.compact ?? '')
    return (
      isStated && !isOneOf && !quoteWords.has(unit?.compact ?? '') && !wordsBeforeNonCounts.has(before?.compact ?? '')
    )
  })
}

/** The text of a line without its count and the unit after that. */
export function withoutCount({ text, pieces }: OrderLine, count: Piece | undefined): string {
  if (!count) return text
  const unit = pieces[pieces.indexOf(count) + 1]
  return `${text.slice(0, count.start)} ${text.slice((isUnitAfterNumber(unit) ? unit : count)?.end)}`
}

/** The number at the end of a line, if a separator or a unit stands before it: 'Cabo tronco - 2', 'Cal sodada GL 6'. */
export function separatedNumberAtEnd(pieces: readonly Piece[]): Piece | undefined {
  const [before, last] = pieces.slice(-2)
  // 'DEA FR 2' is a model.
  const isBehindUnit = isUnitAfterNumber(before) && before?.compact !== 'fr'
  return last?.kind === 'number' && (last.followsDash || isBehindUnit) ? last : undefined
}

/** The bare number at the end of a line of words, unless it is of a name: 6 in 'sensor adulto 6', none in 'uMEC 12'. */
export function bareNumberAtEnd({ pieces }: OrderLine, isModel: (word: string) => boolean): Piece | undefined {
  const [before, last] = pieces.slice(-2)
  if (last?.kind !== 'number' || !before || !last.value || last.text.startsWith('0')) return undefined
  // In '3 m 8' the letter is the unit of a length, even where a model is called M8.
  const isMeasured = pieces.at(-3)?.value !== undefined && /^(?:[cm]?m|ml|l|k?g|v)$/.test(before.compact)
  const isName = !isMeasured && before.kind === 'word' && isModel(before.compact + last.compact)
  return isName || wordsBeforeNonCounts.has(before.compact) || last.value > 999 ? undefined : last
}
