import { codeFamily, codeShape, compactCode, unpaddedCode, wornCode } from '#domain/codes/code.ts'
import { groupPairs } from '#domain/group-by.ts'
import { codeRanks, thresholds } from '#domain/search/weights.ts'
import type { SearchCode } from './document.ts'
import { slipsBetween } from './similarity.ts'
import { startingWith } from './sorted-words.ts'

export interface CodeEntry {
  code: string
  /** The former code that leads to the entry's code, if the entry is found by that one. */
  former?: string
  documentPosition: number
  variantId?: string
}

export interface CodeIndex {
  byCompact: Map<string, CodeEntry[]>
  byUnpadded: Map<string, CodeEntry[]>
  byWorn: Map<string, CodeEntry[]>
  /** The keys of `byCompact` and `byUnpadded`, sorted. */
  compact: string[]
  unpadded: string[]
  /** The letters with which codes begin: 'tpni'. */
  families: Set<string>
  /** Compact codes with each number replaced by a 9 (`codeShape`). */
  shapes: Set<string>
}

export type CodeMatch = keyof typeof codeRanks

/** Indexes the codes of all documents; a former code is found as the one that took its place. */
export function buildCodeIndex(
  documents: readonly { codes: readonly Pick<SearchCode, 'code' | 'variantId' | 'former'>[] }[],
): CodeIndex {
  const entries = documents.flatMap(({ codes }, documentPosition) =>
    codes.flatMap(({ code, variantId, former = [] }): CodeEntry[] => {
      const entry = { code, documentPosition, ...(variantId !== undefined && { variantId }) }
      return [entry, ...former.map((formerCode) => ({ ...entry, former: formerCode }))]
    }),
  )
  const labelled = entries.map((entry) => [compactCode(labelOf(entry)), entry] as const)
  const byCompact = groupPairs(labelled)
  const byUnpadded = groupPairs(labelled.map(([label, entry]) => [unpaddedCode(label), entry]))
  const compact = [...byCompact.keys()].toSorted()
  return {
    byCompact,
    byUnpadded,
    byWorn: groupPairs(labelled.map(([label, entry]) => [wornCode(label), entry])),
    compact,
    unpadded: [...byUnpadded.keys()].toSorted(),
    families: new Set(compact.map(codeFamily).filter(({ length }) => length > 1)),
    shapes: new Set(compact.map(codeShape)),
  }
}

/** A code as it stands on the label: the former one, if it was found by that. */
export function labelOf({ code, former }: Pick<CodeEntry, 'code' | 'former'>): string {
  return former ?? code
}

/** The codes that a compact text is as a whole; leading zeros in its numbers may be missing. */
export function exactCodes(index: CodeIndex, compact: string): CodeEntry[] {
  return index.byCompact.get(compact) ?? index.byUnpadded.get(unpaddedCode(compact)) ?? []
}

/** The codes that pieces of a worn label may mean: 'CEL O8' is CEL08; none with a number first or a longer word. */
export function wornCodes(index: CodeIndex, pieces: readonly string[]): CodeEntry[] {
  const compact = pieces.join('')
  const isWord = (piece: string) => piece.length > 2 && /^[a-z]+$/.test(piece) && !index.families.has(piece)
  if (/^\d+$/.test(pieces[0] ?? '') || (pieces.length > 1 && pieces.some(isWord))) return []
  return index.byWorn.get(wornCode(compact)) ?? []
}

/** The codes that begin with the compact text and are longer, in order. */
export function longerCodes(index: CodeIndex, compact: string): CodeEntry[] {
  const limit = thresholds.mostCodeMatches
  const padded = startingWith(index.compact, compact, limit).flatMap((word) => index.byCompact.get(word) ?? [])
  const bare = unpaddedCode(compact)
  const unpadded = startingWith(index.unpadded, bare, limit).flatMap((word) => index.byUnpadded.get(word) ?? [])
  const exact = new Set(exactCodes(index, compact))
  return [...new Set([...padded, ...unpadded])].filter((code) => !exact.has(code))
}

/** The codes that end in the compact text, for labels worn at their beginning. */
export function codesEndingIn(index: CodeIndex, compact: string): CodeEntry[] {
  if (compact.length < thresholds.codeSuffixLength) return []
  const found = index.compact.filter((code) => code.endsWith(compact)).slice(0, thresholds.mostCodeMatches)
  return found.flatMap((code) => index.byCompact.get(code) ?? [])
}

/** Known codes near an unknown one, nearest first: offered as 'códigos parecidos', never as the answer. */
export function similarCodes(index: CodeIndex, compact: string): string[] {
  const ranked = index.compact
    .map((known) => ({ known, slips: slipsBetween(compact, known) }))
    .filter(({ known, slips }) => slips <= thresholds.mostSlips || known.startsWith(compact.slice(0, -1)))
    .toSorted((a, b) => a.slips - b.slips || (a.known < b.known ? -1 : 1))
  return ranked
    .flatMap(({ known }) => (index.byCompact.get(known) ?? []).map(({ code }) => code))
    .slice(0, thresholds.mostSimilarCodes)
}
