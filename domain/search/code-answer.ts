import { compactCode } from '#domain/codes/code.ts'
import { groupBy } from '#domain/group-by.ts'
import { doubtOf, makersByWord } from '#domain/order-list/doubts.ts'
import { labelOf, similarCodes } from './index/code-index.ts'
import { namedTypes } from './index/phrases.ts'
import type { SearchIndex } from './index/search-index.ts'
import type { CodeQuery } from './query/code-query.ts'
import { emptyAnswer, type MentionedCode, type SearchAnswer, type SearchHit } from './search-answer.ts'
import { codeRanks } from './weights.ts'

/** Answers a query of codes. In: also the query's text, whose words may contradict its only code. */
export function codeAnswer(index: SearchIndex, query: CodeQuery, text = ''): SearchAnswer {
  return {
    ...emptyAnswer,
    kind: 'code',
    hits: codeHits(index, query),
    understood: { words: [], unknown: [], isMachine: false, parts: [] },
    similarCodes: query.codes.length > 0 ? [] : similarCodes(index.codes, query.firstCode),
    mentionedCodes: [
      ...query.wholeCodes.map((code) => ({ ...mentionedCode(code), ...doubtAbout(index, query, text) })),
      ...query.unknown.map((written) => ({ written })),
    ],
    codeCount: query.codeCount,
  }
}

function doubtAbout(index: SearchIndex, { wholeCodes: [code, ...otherCodes] }: CodeQuery, text: string) {
  const [known, ...successors] = code?.known ?? []
  const document = known && index.documents[known.documentPosition]
  if (!code || !document || otherCodes.length + successors.length > 0) return {}
  const { label = '', sizeLabel = '' } = document.codes.find((candidate) => candidate.code === known.code) ?? {}
  const { name, brands, models, compatibleWith } = document
  const part = {
    name: [name, sizeLabel, label].filter(Boolean).join(', '),
    makers: brands,
    type: document.productType,
    fits: [...models, ...compatibleWith].join(' '),
  }
  const makers = makersByWord(index.byBrand.keys())
  const doubt = doubtOf(part, text.replace(code.written, ' '), {
    makerOf: (word) => makers.get(word),
    typesOf: (words) => namedTypes(words, index.vocabulary),
  })
  return doubt ? { doubt } : {}
}

function mentionedCode({ written, known, quantity }: CodeQuery['wholeCodes'][number]): MentionedCode {
  const [first] = known
  const stated = quantity.kind === 'stated' ? { quantity: quantity.value } : {}
  if (!first) return { written, ...stated }
  const label = labelOf(first)
  const isReadOtherwise = compactCode(label) !== compactCode(written)
  return { written, code: first.code, ...(isReadOtherwise && { readAs: label }), ...stated }
}

/** One result per product, in the order of its codes; a variant only where a single code of the product was found. */
export function codeHits(index: SearchIndex, { codes, match, wholeCodes }: CodeQuery): SearchHit[] {
  const score = match === 'none' ? 0 : codeRanks[match]
  const quantities = new Map(
    wholeCodes.flatMap(({ known, quantity }) => known.map((code) => [code, quantity] as const)),
  )
  const codesByDocument = groupBy(codes, ({ documentPosition }) => documentPosition)
  return [...codesByDocument].flatMap(([position, [first, ...others]]): SearchHit | [] => {
    const document = index.documents[position]
    if (!document || !first) return []
    const isOneCode = others.every(({ code }) => code === first.code)
    // The visitor is asked which successor of a former code is meant; the quantity holds for whichever it is.
    const [quantity, ...differing] = new Set([first, ...others].map((code) => quantities.get(code)))
    return {
      id: document.id,
      score,
      ...(isOneCode && first.variantId !== undefined && { variantId: first.variantId }),
      ...(quantity?.kind === 'stated' && differing.length === 0 && { quantity: quantity.value }),
    }
  })
}
