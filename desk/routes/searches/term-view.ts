import { weeksOf } from '#domain/demand/asked-terms.ts'
import { paths } from '#domain/pages/paths.ts'
import { isKnown } from '#domain/search/query/readings.ts'
import { search } from '#domain/search/search.ts'
import { lessonEffect, type ChangedAnswer, type JudgedText } from '#domain/search/teaching/lesson-effect.ts'
import type { Lesson } from '#domain/search/teaching/lesson.ts'
import { stemsOf } from '#domain/text/tokens.ts'
import type { Demand } from '#server/store/demand.ts'
import { searchIndex } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { LessonView, NamedChange, TermView } from '#desk/screens/searches/term-view.ts'
import { spanOf } from './search-filters.ts'

const shownAnswers = 5
const shownWeeks = 13

/** A term: how often it was searched for in the last quarter, and what the site's search finds. */
export async function termView(demand: Demand, shop: Shop, term: string): Promise<TermView> {
  const { products, siteUrl } = shop
  const days = await demand.daysOf(term, spanOf(7 * shownWeeks))
  const { hits, understood } = search(searchIndex(shop).index, term)
  const answers = hits.slice(0, shownAnswers).flatMap(({ id }) => products.filter((product) => product.id === id))
  return {
    term,
    weeks: weeksOf(days),
    answers: answers.map(({ id, name }) => ({ name, href: siteUrl + paths.product(id) })),
    found: hits.length,
    unknown: understood.unknown,
    href: `${siteUrl}${paths.accessories}?${new URLSearchParams({ search: term }).toString()}`,
  }
}

/**
 * The effect of a lesson on this shop's own searches: each product's name, which has to find the product, and the terms
 * of the last year.
 */
export async function lessonView(
  { demand, shop }: { demand: Demand; shop: Shop },
  { lesson, term, fields }: { lesson: Lesson; term: string; fields: Record<string, string> },
): Promise<LessonView> {
  const { products, vocabulary } = shop
  const terms = await demand.terms(spanOf(365))
  const { index } = searchIndex(shop)
  const judged: JudgedText[] = [
    ...terms.flatMap((asked) => (asked.term === term ? [] : [{ text: asked.term }])),
    ...products.map(({ id, name }) => ({ text: name, best: id })),
  ]
  const effect = lessonEffect({ index, vocabulary }, { lesson, term, judged })
  const names = new Map(products.map(({ id, name }) => [id, name]))
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id)
  const changeOf = ({ text, before, after }: ChangedAnswer): NamedChange => ({
    text,
    before: named(before),
    after: named(after),
  })
  return {
    term,
    lesson,
    fields,
    own: { before: named(effect.own.before), after: named(effect.own.after) },
    worse: effect.changed.filter(({ isWorse }) => isWorse).map(changeOf),
    others: effect.changed.filter(({ isWorse }) => !isWorse).map(changeOf),
    judged: effect.judged,
    strangers:
      lesson.kind === 'synonym'
        ? lesson.equivalents.filter((word) => !stemsOf(word).every((one) => isKnown(index, one)))
        : [],
  }
}
