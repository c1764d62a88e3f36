import { withoutContactData } from '#domain/text/brazilian-phone.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { codeAnswer } from './code-answer.ts'
import type { SearchIndex } from './index/search-index.ts'
import { beginningOf } from './long-text.ts'
import { readCodes } from './query/code-query.ts'
import type { SearchAnswer } from './search-answer.ts'
import { textAnswer } from './text-answer.ts'

/** Answers a query (spec §9 'Smart search'), a long one by its beginning. Never throws; the same in, the same out. */
export function search(index: SearchIndex, query: string): SearchAnswer {
  const need = withoutContactData(plainText(beginningOf(query)))
  const code = readCodes(index, need)
  return code ? codeAnswer(index, code, need) : textAnswer(index, need)
}
