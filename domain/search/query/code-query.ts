import { codeShape, compactCode, mixesLettersAndDigits } from '#domain/codes/code.ts'
import {
  codesEndingIn,
  exactCodes,
  longerCodes,
  wornCodes,
  type CodeMatch,
  type CodeEntry,
} from '#domain/search/index/code-index.ts'
import type { SearchIndex } from '#domain/search/index/search-index.ts'
import { startingWith } from '#domain/search/index/sorted-words.ts'
import { thresholds } from '#domain/search/weights.ts'
import { stemOf } from '#domain/text/tokens.ts'
import { resolveLine, type OrderedCode } from '#domain/words/codes-in-line.ts'
import { readOrderLine, type OrderLine } from '#domain/words/order-line.ts'
import { piecesOf } from '#domain/words/pieces.ts'
import { isKnown } from './readings.ts'

export interface CodeQuery {
  firstCode: string
  match: CodeMatch | 'none'
  codes: readonly CodeEntry[]
  wholeCodes: readonly OrderedCode<CodeEntry>[]
  /** Unknown texts beside known codes that are written like a code, as typed. */
  unknown: readonly string[]
  /** How many codes the query names, including unknown ones; two readings of one code count once. */
  codeCount: number
}

/** The most pieces into which a buyer splits one code: 'ST 09', 'C5 VGA 3'. */
const maximumCodePieces = 4
const separators = /[\s,;:/|+()[\]"]+/

/** Reads the codes of a query: whole ones anywhere, else beginnings or ends of codes, never codes that are similar. */
export function readCodes(index: SearchIndex, query: string): CodeQuery | undefined {
  const line = readOrderLine(query)
  const wholeCodeQuery = readWholeCodes(index, line)
  if (wholeCodeQuery) return wholeCodeQuery
  const pieces = line.text.split(separators).filter(mayBelongToCode).map(compactCode)
  const joined = pieces.join('')
  if (pieces.length <= maximumCodePieces && looksLikeCode(index, joined, pieces)) return partialCode(index, joined)
  const codePiece = pieces.find((piece) => isCodeAmongWords(index, piece))
  return codePiece === undefined ? undefined : partialCode(index, codePiece)
}

/** Every code in the query, with its quantity; if the end of a code is in doubt, both readings. */
function readWholeCodes(index: SearchIndex, line: OrderLine): CodeQuery | undefined {
  const { codes, alternatives } = resolveLine(line, {
    find: (compact) => exactCodes(index.codes, compact),
    findWorn: (pieces) => (pieces.every((piece) => isKnown(index, piece)) ? [] : wornCodes(index.codes, pieces)),
  })
  const [first] = codes
  if (!first) return undefined
  const wholeCodes = [...codes, ...alternatives]
  const unknown = unknownCodes(index, line, codes)
  const isAlone = first.from === 0 && first.to === line.pieces.length - 1
  // 'DLC1' is DLC01, and may be the beginning of DLC10.
  const longer = isAlone && !index.codes.byCompact.has(first.code) ? longerCodes(index.codes, first.code) : []
  return {
    firstCode: first.code,
    match: 'exact',
    codes: [...wholeCodes.flatMap(({ known }) => known), ...longer],
    wholeCodes,
    unknown,
    codeCount: codes.length + unknown.length,
  }
}

/** Whether a part of the query may belong to a code; quantities ('2x') and fillers ('un', 'qtd') do not. */
function mayBelongToCode(part: string): boolean {
  const [piece] = piecesOf(part)
  return piece?.kind === 'word' || piece?.kind === 'number'
}

/** The pieces written like a code that are neither known nor words; the answer says that they were not found. */
function unknownCodes(index: SearchIndex, line: OrderLine, codes: readonly OrderedCode<CodeEntry>[]): string[] {
  const isTaken = (position: number) => codes.some(({ from, to }) => from <= position && position <= to)
  return line.pieces.flatMap(({ text, compact, kind }, position) => {
    if (isTaken(position) || kind !== 'word') return []
    const next = line.pieces[position + 1]
    if (next?.kind === 'number' && numbersFamily(index, [compact, next.compact])) return [`${text} ${next.text}`]
    return isForeignCode(compact) && likenessOf(index, compact) !== 'word' ? [text] : []
  })
}

function partialCode(index: SearchIndex, firstCode: string): CodeQuery {
  const query = { firstCode, wholeCodes: [], unknown: [], codeCount: 1 }
  const longer = longerCodes(index.codes, firstCode)
  if (longer.length > 0) return { ...query, match: 'prefix', codes: longer }
  const ending = codesEndingIn(index.codes, firstCode)
  return ending.length > 0 ? { ...query, match: 'suffix', codes: ending } : { ...query, match: 'none', codes: [] }
}

type Likeness =
  /** The letters of a family of codes: 'TPNI'. */
  | 'family'
  | 'word'
  /** A piece that differs from a code of the catalogue only in its numbers. */
  | 'shaped'
  /** The beginning of a code. */
  | 'begun'
  | 'other'

function likenessOf(index: SearchIndex, piece: string): Likeness {
  if (isFamily(index, piece)) return 'family'
  const isBegun = longerCodes(index.codes, piece).length > 0
  // A code that products mention in their texts is not a word.
  if (isKnown(index, stemOf(piece)) && !(isBegun && mixesLettersAndDigits(piece))) return 'word'
  if (index.codes.shapes.has(codeShape(piece))) return 'shaped'
  return isBegun ? 'begun' : 'other'
}

/** Whether a piece is the letters of a family of codes; two that are also a word are none: 'BP' (blood pressure). */
function isFamily({ codes, vocabulary }: SearchIndex, piece: string): boolean {
  return codes.families.has(piece) && (piece.length >= thresholds.codePrefixLength || !vocabulary.byStem.has(piece))
}

/** Whether the whole query can only be read as a code: an unfinished, worn or mistyped one. */
function looksLikeCode(index: SearchIndex, joined: string, pieces: readonly string[]): boolean {
  const likeness = likenessOf(index, joined)
  if (likeness === 'word') return false
  if (likeness === 'family' || likeness === 'shaped' || numbersFamily(index, pieces)) return true
  if (pieces.length > 1) return likeness === 'begun'
  if (readsAsText(index, joined)) return false
  if (likeness === 'begun') return joined.length >= thresholds.codePrefixLength
  return isForeignCode(joined) || codesEndingIn(index.codes, joined).length > 0
}

function isCodeAmongWords(index: SearchIndex, piece: string): boolean {
  const likeness = likenessOf(index, piece)
  return likeness === 'shaped' || (likeness === 'begun' && piece.length >= thresholds.codeSuffixLength)
}

/** Whether two pieces are a family and a number: 'ST 09', whether or not that code exists. */
function numbersFamily(index: SearchIndex, [first = '', second = '']: readonly string[]): boolean {
  return isFamily(index, first) && /^\d/.test(second)
}

function readsAsText(index: SearchIndex, piece: string): boolean {
  const longerWords = startingWith(index.sortedWords, piece, thresholds.mostCodeMatches)
  return longerWords.some((word) => likenessOf(index, word) === 'word' && !index.codes.byCompact.has(word))
}

/** Whether a piece is written like a code of another catalogue: letters and then a number, or a long number. */
const isForeignCode = (piece: string): boolean => /^[a-z]+\d/.test(piece) || /^\d{4,}$/.test(piece)
