import type { SearchIndex } from '#domain/search/index/search-index.ts'
import type { SearchAnswer } from '#domain/search/search-answer.ts'
import { search } from '#domain/search/search.ts'
import { allKinds } from './all-kinds.ts'
import type { Catalogue } from './kind.ts'

/** How the texts of a kind were answered. */
export interface JudgedKind {
  kind: string
  asked: number
  wrong: { text: string; answer: SearchAnswer }[]
}

/** Asks every n-th text of each kind. In: n. */
export function judgeKinds(index: SearchIndex, catalogue: Catalogue, every = 1): JudgedKind[] {
  return Object.entries(allKinds(catalogue)).map(([kind, texts]) => {
    const asked = texts.filter((_, place) => place % every === 0)
    const answered = asked.map((one) => ({ ...one, answer: search(index, one.text) }))
    return { kind, asked: asked.length, wrong: answered.filter(({ isRight, answer }) => !isRight(answer)) }
  })
}
