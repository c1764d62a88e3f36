import { expect, test } from 'vitest'
import { loadBench } from '#bench/relevance/load.ts'
import { compactCode, wornCode } from '#domain/codes/code.ts'
import { groupBy } from '#domain/group-by.ts'
import { codeAnswer } from '#domain/search/code-answer.ts'
import { exactCodes } from '#domain/search/index/code-index.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { readCodes } from '#domain/search/query/code-query.ts'
import { search } from '#domain/search/search.ts'
import { suggest } from '#domain/search/suggest.ts'
import { thresholds, weights } from '#domain/search/weights.ts'

/** Codes of the real catalogue: as they are, worn, and begun. */
const { documents, vocabulary } = await loadBench(process.cwd())
const index = buildIndex(documents, vocabulary)
const codes = documents.flatMap(({ id, codes: own }) =>
  own.map(({ code, variantId }) => ({ id, variantId, compact: compactCode(code) })),
)
const worn = (compact: string) => {
  const letters: Readonly<Record<string, string>> = { 0: 'O', 1: 'l', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' }
  return compact.replaceAll(/\d/g, (digit) => letters[digit] ?? digit)
}

test('no two codes, former ones with them, are alike on a worn label', () => {
  const alike = [...groupBy(index.codes.compact, wornCode).values()].filter(({ length }) => length > 1)
  expect(alike).toEqual([])
})

test('every code is read from a worn label, and that is said', () => {
  const wrong = codes.filter(({ id, variantId, compact }) => {
    const written = worn(compact)
    if (written.toLowerCase() === compact) return false
    const { hits, mentionedCodes } = search(index, written)
    const [first, ...others] = hits
    const isRight = first?.id === id && first.variantId === variantId && others.length === 0
    return !isRight || compactCode(mentionedCodes[0]?.readAs ?? '') !== compact
  })
  expect(wrong.map(({ compact }) => worn(compact))).toEqual([])
})

test('no word of catalogue or vocabulary is a worn code', () => {
  const words = [...index.sortedWords, ...index.vocabulary.stems, ...index.vocabulary.synonyms.keys()]
  const read = words.filter((word) => {
    const code = readCodes(index, word)
    return (
      code && codeAnswer(index, code, word).mentionedCodes.some(({ readAs }) => compactCode(readAs ?? word) !== word)
    )
  })
  expect(read.filter((word) => exactCodes(index.codes, word).length === 0)).toEqual([])
})

test('the beginning of a code, in any writing, lists every code that begins so, and nothing else', () => {
  const begun = new Map<string, Set<string>>()
  for (const { id, compact } of codes) {
    for (let length = thresholds.codePrefixLength; length < compact.length; length++) {
      const beginning = compact.slice(0, length)
      begun.set(beginning, (begun.get(beginning) ?? new Set()).add(id))
    }
  }
  // A beginning that is itself a whole code, or a former one, finds that code and is not tested here.
  const asked = [...begun].filter(([beginning]) => !index.codes.byCompact.has(beginning))
  expect(asked.length).toBeGreaterThan(300)
  for (const writing of [(text: string) => text, (text: string) => text.toUpperCase(), hyphened]) {
    const wrong = asked.filter(([beginning, ids]) => {
      const found = search(index, writing(beginning)).hits.map(({ id }) => id)
      // 'DLC1' is DLC01 without its zero, and the beginning of DLC10.
      const padded = exactCodes(index.codes, beginning).flatMap(
        ({ documentPosition }) => documents[documentPosition]?.id ?? [],
      )
      const right = new Set([...padded, ...ids])
      const isRight = found.length === right.size && found.every((id) => right.has(id))
      const suggested = suggest({ index, pictures: {} }, writing(beginning)).filter(
        ({ kind }) => kind === 'product',
      ).length
      return !isRight || suggested < Math.min(ids.size, weights.suggestionLimit)
    })
    expect(wrong.map(([beginning]) => writing(beginning))).toEqual([])
  }
})

/** A text with a hyphen between its letters and digits: 'bp04' → 'bp-04'. */
function hyphened(text: string): string {
  return text.replace(/^([a-z]{2,})(\d)/, '$1-$2')
}

test.each([
  (code: string, quantity: number) => `${code} ${quantity}`,
  (code: string, quantity: number) => `${code},${quantity}`,
  (code: string, quantity: number) => `${code}\t${quantity}`,
  (code: string, quantity: number) => `${code};${quantity}`,
  (code: string, quantity: number) => `${code} (${quantity})`,
  (code: string, quantity: number) => `${code}: ${quantity}`,
  (code: string, quantity: number) => `${code} - ${quantity}`,
  (code: string, quantity: number) => `${code} ${quantity} un`,
])('no quantity beside a code makes another code of it, and none is lost: %s', (written) => {
  const wrong = documents.flatMap(({ id, codes: own }) =>
    own.flatMap(({ code, variantId }) =>
      [1, 2, 8, 12, 30, 99].flatMap((quantity) => {
        const text = written(code, quantity)
        const [first, ...others] = search(index, text).hits
        const isRight = first?.id === id && first.variantId === variantId && others.length === 0
        return isRight && (first.quantity ?? 1) === quantity ? [] : text
      }),
    ),
  )
  expect(wrong).toEqual([])
})
