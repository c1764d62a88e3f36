import { looksLikeCode } from '#domain/codes/code.ts'
import { normalize } from '#domain/text/normalize.ts'
import {
  bareNumberAtEnd,
  separatedNumberAtEnd,
  explicitCounts,
  withoutCount,
  numberedPlaces,
  piecesOfRun,
  type CodeCandidate,
  type OrderLine,
} from '#domain/words/order-line.ts'
import { isCountable, isUnit, type Piece } from '#domain/words/pieces.ts'
import { countsAround, quantityOf, type Quantity } from '#domain/words/quantities.ts'
import { namesPatient } from './doubts.ts'
import type { OrderSources, Outcome, UnnumberedEntry } from './outcome.ts'
import { quantityFields } from './quantity-outcome.ts'
import type { OrderRow } from './rows.ts'

/** The pieces beside known codes that look like a code and are unknown; the visitor sees that they are not ordered. */
export function unknownCodes(
  { row, line }: { row: OrderRow; line: OrderLine },
  codes: readonly CodeCandidate[],
  { findSimilar, isWord }: OrderSources,
): UnnumberedEntry[] {
  const taken = new Set(codes.flatMap((code) => piecesOfRun(line, code)))
  return line.pieces.flatMap((piece, position): UnnumberedEntry[] => {
    const { compact, text, kind, followsComma } = piece
    if (kind !== 'word' || !followsComma || taken.has(piece) || !/^[a-z]+\d/.test(compact) || isWord(compact)) return []
    const counted = quantityOf(line.pieces[position + 1])
    const outcome = { kind: 'unknown', similarItems: findSimilar(compact), ...quantityFields(counted) } as const
    return [{ line: row.number, written: text, outcome }]
  })
}

/** The outcome of a line without a known code: an unknown code, or words. */
export function codelessOutcome(line: OrderLine, sources: OrderSources): Outcome {
  const { isWord, isModel = isWord } = sources
  const atEnd = separatedNumberAtEnd(line.pieces) ?? bareNumberAtEnd(line, isModel)
  const code = splitCode(line, isWord) ?? wholeCode(line, isWord)
  if (code) {
    const { before, after } = countsAround(line, [code], 0)
    const similarItems = sources.findSimilar(code.code)
    const isShort = line.pieces.length - (code.to - code.from) <= 4
    if (similarItems.length > 0 || isShort)
      return { kind: 'unknown', similarItems, ...quantityFields(quantityOf(after ?? before ?? atEnd)) }
  }
  const counts = explicitCounts(line.pieces)
  // 'Parafuso M3 x 10 - 50 un'
  const counted = counts.find((piece) => isUnit(line.pieces[line.pieces.indexOf(piece) + 1])) ?? counts[0]
  const count = counted ?? leadingNumber(line) ?? atEnd
  const quantity = quantityOf(count)
  const text = withoutCount(line, count)
  const outcome = wordsOutcome(text, quantity, sources)
  if (outcome.kind !== 'remark') return outcome
  // A counted line without results is not sold ('estetoscópio adulto 5'), or has a worn code ('C5VG34').
  const codeLike = line.pieces.find(({ compact }) => looksLikeCode(compact))
  const similarItems = codeLike ? sources.findSimilar(codeLike.compact) : []
  const [first, , of] = line.pieces.slice(line.pieces.findIndex(({ kind }) => kind !== 'filler'))
  // '5 kg de algodão', 'gelo seco 5kg'
  const isWeighed =
    (first?.kind === 'measure' && of?.compact === 'de') ||
    (/^[^\d]{4,30}\d+ ?(?:kg|g|l|litros?)$/.test(normalize(text)) && !numberedRemark.test(normalize(text)))
  const isItem =
    counted ||
    asksToBuy.test(normalize(line.text)) ||
    isWeighed ||
    (atEnd && namesPatient(text)) ||
    (count && namesThing(line, count))
  return isItem ? { kind: 'unknown', similarItems, ...quantityFields(quantity) } : outcome
}

/** Matches what asks whether a thing is sold: 'Luva estéril 7,5 vcs vendem?', 'carrinho de emergência tem?' */
const asksToBuy = /\bvendem?\b.*\?$|\b(?:voce|vc)s? tem\b.*\?$|[a-z]{4} tem ?\?$/

/** The number that begins a line, after fillers: '2 tubos de gel', 'preciso de 4 cabos', 'e 6 sensores'. */
function leadingNumber({ pieces }: OrderLine) {
  const [first, second] = pieces.slice(pieces.findIndex(({ kind, compact }) => kind !== 'filler' && compact !== 'e'))
  return first?.kind === 'number' || isCountable(second) ? first : undefined
}

/** Matches an hour or a measure, which has letters and figures and is no code: '16h', '8h30', '500ml'. */
const measureOrHour = /^\d+(?:hs?|hrs?|min|[mc]?m|m?l|[mk]?g|[mk]?[vwa]|m?ah)(?:\d\d)?$/

/** The first piece that is written like a code and is no word: 'XK4471'. */
function wholeCode({ pieces }: OrderLine, isWord: OrderSources['isWord']): CodeCandidate | undefined {
  const position = pieces.findIndex(
    ({ compact, kind }) =>
      kind === 'word' && looksLikeCode(compact) && !isWord(compact) && !measureOrHour.test(compact),
  )
  const piece = pieces[position]
  return piece && { code: piece.compact, from: position, to: position }
}

/** Words of addresses, dates and papers, whose lines end in a number that counts nothing. */
const numberedRemark =
  /\b(?:rua|av|avenida|rodovia|estrada|praca|quadra|lote|km|dias?|horas?|prazo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|pedido|orcamento|cotacao|proposta|processo|pregao|item|itens|lista|pagina|folha|turno|plantao|paciente|andar|predio|torre|sala|setor|ramal|leitos?)\b/

/** Whether a line of some words beside a number asks for a thing: 'bisturi elétrico 2', '20 cateteres venosos 18G'. */
function namesThing({ text, pieces }: OrderLine, count: Piece): boolean {
  // '06 Campo cirúrgico 90x90 50' has its number in the list, too.
  const words = pieces.filter(
    (piece, index) =>
      piece !== count && (index > 0 || piece.kind !== 'number') && (piece !== pieces.at(-1) || piece.kind !== 'number'),
  )
  const beside = pieces[pieces.indexOf(count) - 1]
  return (
    words.length <= (count.followsDash ? 8 : 4) &&
    words.some(({ compact }) => /^[a-z]{5,}$/.test(compact) || (count.followsDash && /^[a-z]{4}$/.test(compact))) &&
    words.every(({ kind }) => kind === 'word' || kind === 'filler' || (kind === 'measure' && count.followsDash)) &&
    !numberedPlaces.has(beside?.compact ?? '') &&
    !numberedRemark.test(normalize(text))
  )
}

/** Letters and a number that may be one code: 'ST 09'; not 'uMEC 12', which the catalogue has as a word. */
function splitCode({ pieces, codeCandidates: runs }: OrderLine, isWord: OrderSources['isWord']) {
  return runs.find(({ from, to, code }) => {
    const [first, second] = [pieces[from], pieces[to]]
    return (
      to === from + 1 &&
      first?.kind === 'word' &&
      /^[a-z]{2,4}$/.test(first.compact) &&
      !numberedPlaces.has(first.compact) &&
      // 'filtro hmef 20' has a word of the catalogue and a number.
      (first.compact.length < 4 || !isWord(first.compact)) &&
      second?.kind === 'number' &&
      !second.followsDash &&
      code.length > 3 &&
      !isWord(code) &&
      pieces.length <= 4
    )
  })
}

/** The best items of the search, if the catalogue has one of the words; else a remark, as for 'Prezados'. */
export function wordsOutcome(text: string, quantity: Quantity, { searchWords, isWord }: OrderSources): Outcome {
  const words = normalize(text).match(/[a-z]{3,}\d*/g) ?? []
  const choices = words.some(isWord) ? searchWords(text) : []
  return choices.length > 0 ? { kind: 'text', choices, ...quantityFields(quantity) } : { kind: 'remark' }
}
