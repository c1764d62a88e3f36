import { readMeasures } from './attributes.ts'
import { codeShape, compactCode, mixesLettersAndDigits } from './code.ts'
import { codesEndingIn, exactCodes, longerCodes, type CodeMatch, type KnownCode } from './code-index.ts'
import { isKnown } from './readings.ts'
import type { SearchIndex } from './search-index.ts'
import { startingWith } from './sorted-words.ts'
import { leadingLetters, stem } from './tokens.ts'
import { judgement } from './weights.ts'

/** A query that is about a code. */
export interface CodeQuery {
  /** The code that was asked for, compact. */
  asked: string
  match: CodeMatch | 'none'
  codes: readonly KnownCode[]
}

const longestCode = 4
/** Between two codes, or within one: neighbouring pieces are tried together too. */
const separators = /[\s,;:/|+()[\]"]+/

/**
 * Reads codes out of a query, before any word is looked at. A whole code anywhere in the query is
 * what is meant; otherwise a query that looks like a code is taken as its beginning or end, never as
 * a similar one. Undefined when the query is not about codes.
 */
export function readCodes(index: SearchIndex, query: string): CodeQuery | undefined {
  const pieces = query
    .slice(0, judgement.longestQuery)
    .split(separators)
    .map(compactCode)
    .filter(Boolean)
    .slice(0, judgement.mostWords)
  const whole = wholeCodes(index, pieces)
  if (whole) return whole
  const { counts, ranges } = readMeasures(query)
  if (counts.length + ranges.length > 0) return undefined
  const joined = pieces.join('')
  if (pieces.length <= longestCode && looksLikeCode(index, joined, pieces)) return partialCode(index, joined)
  const within = pieces.find((piece) => pieces.length > 1 && isCodeAmongWords(index, piece))
  return within === undefined ? undefined : partialCode(index, within)
}

/** Every code that stands in the query, longest first: 'ST 01 E' is three pieces. */
function wholeCodes(index: SearchIndex, pieces: readonly string[]): CodeQuery | undefined {
  const found: { asked: string; codes: KnownCode[] }[] = []
  for (let position = 0; position < pieces.length; position++) {
    for (let length = Math.min(longestCode, pieces.length - position); length > 0; length--) {
      const asked = pieces.slice(position, position + length).join('')
      const codes = mixesLettersAndDigits(asked) || length === pieces.length ? exactCodes(index.codes, asked) : []
      if (codes.length === 0 || (!mixesLettersAndDigits(asked) && asked.length < judgement.codeSuffixLength)) continue
      found.push({ asked, codes })
      position += length - 1
      break
    }
  }
  const [first] = found
  return first && { asked: first.asked, match: 'exact', codes: found.flatMap(({ codes }) => codes) }
}

function partialCode(index: SearchIndex, asked: string): CodeQuery {
  const longer = longerCodes(index.codes, asked)
  if (longer.length > 0) return { asked, match: 'prefix', codes: longer }
  const ending = codesEndingIn(index.codes, asked)
  return ending.length > 0 ? { asked, match: 'suffix', codes: ending } : { asked, match: 'none', codes: [] }
}

/** Whether the whole query reads as a code that was begun, worn or mistaken, and as nothing else. */
function looksLikeCode(index: SearchIndex, joined: string, pieces: readonly string[]): boolean {
  if (isFamily(index, joined)) return true
  if (isKnown(index, stem(joined))) return false
  if (index.codes.shapes.has(codeShape(joined)) || numbersFamily(index, pieces)) return true
  const hasLonger = longerCodes(index.codes, joined).length > 0
  if (pieces.length > 1) return hasLonger && pieces.some((piece) => !isWord(index, piece))
  if (readsAsText(index, joined)) return false
  if (hasLonger) return joined.length > 2 || mixesLettersAndDigits(joined)
  return isCodeOfNobody(joined) || (mixesLettersAndDigits(joined) && codesEndingIn(index.codes, joined).length > 0)
}

/** 'ST 09': a family and a number that it may not have. */
function numbersFamily(index: SearchIndex, [first = '', second = '']: readonly string[]): boolean {
  return isFamily(index, first) && /^\d/.test(second)
}

/** A piece among words that is shaped like a code of the catalogue, or begins one. */
function isCodeAmongWords(index: SearchIndex, piece: string): boolean {
  if (!mixesLettersAndDigits(piece) || isWord(index, piece)) return false
  if (index.codes.shapes.has(codeShape(piece))) return true
  return piece.length >= judgement.codeSuffixLength && longerCodes(index.codes, piece).length > 0
}

/** 'TPNI': the letters of a family of codes, and no word of the vocabulary. */
function isFamily({ codes, vocabulary }: SearchIndex, piece: string): boolean {
  return codes.families.has(piece) && !vocabulary.byStem.has(stem(piece))
}

function isWord(index: SearchIndex, piece: string): boolean {
  return isKnown(index, stem(piece)) && !isFamily(index, piece)
}

/** The beginning of a word that the catalogue has, or a known line with an unknown number: 'umec15'. */
function readsAsText(index: SearchIndex, piece: string): boolean {
  const letters = leadingLetters(piece)
  if (letters !== undefined && index.words.has(letters) && !isFamily(index, letters)) return true
  const begun = startingWith(index.sortedWords, piece, judgement.codeMatches)
  // Products mention each other's codes; that makes no word of them.
  const isText = (word: string) => !isFamily(index, word) && !index.codes.byCompact.has(word)
  return begun.some(isText) || startingWith(index.vocabulary.stems, piece, 1).length > 0
}

/** Letters first and a number in it, or a long number: a code, though not one of ours. */
function isCodeOfNobody(piece: string): boolean {
  return /^[a-z]+\d/.test(piece) || /^\d{4,}[a-z]?$/.test(piece)
}
