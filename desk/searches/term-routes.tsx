import { draftChoice, sharedDraft } from '#desk/content/draft-choice.tsx'
import type { Lesson } from '#domain/search/teaching/lesson.ts'
import { contentText } from '#server/content/drafts/draft-text.ts'
import { lessonPath, lessonText } from '#server/content/teaching/lesson-text.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { RouteOptions, DeskApp } from '#desk/http/desk-routes.ts'
import * as v from 'valibot'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { weights } from '#domain/search/weights.ts'
import { wordsOf, stemsOf } from '#domain/text/tokens.ts'
import { weeksOf } from '#domain/demand/asked-terms.ts'
import { paths } from '#domain/pages/paths.ts'
import { isKnown } from '#domain/search/query/readings.ts'
import { search } from '#domain/search/search.ts'
import { lessonEffect, type ChangedAnswer, type JudgedText } from '#domain/search/teaching/lesson-effect.ts'
import type { Demand } from '#server/store/demand.ts'
import { searchIndex } from '#server/shop/lists.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { LessonView, NamedChange, TermView } from './search-view.ts'
import { spanOf } from './search-filters.ts'
import { parsedForm, formOf } from '#desk/http/form.ts'
import { LessonPage } from './lesson-page.tsx'
import { termAddress } from './search-address.ts'
import { TermPage } from './term-page.tsx'

/**
 * Writes a lesson into the draft in the address, else into the person's own, else into a shared one, else into a new
 * one. Throws an EditRefused or a PathRefused when the file cannot be changed there, and a Refusal when somebody else
 * has changed it meanwhile.
 */
async function keepLesson(
  context: DeskContext,
  { store, root }: Pick<RouteOptions, 'store' | 'root'>,
  lesson: Lesson,
): Promise<void> {
  const path = lessonPath(lesson)
  const { draft } = await draftChoice(context, { store })
  const held = draft?.files.find((file) => file.path === path)
  const base = held ? held.base : await contentText(root, path)
  const text = lessonText((held ? held.text : base) ?? '', lesson)
  const id = draft?.id ?? (await sharedDraft(store.contentDrafts, actor(context)))
  const outcome = await store.contentDrafts.saveFile(
    id,
    { path, seenVersion: held?.version ?? 0, base, text },
    actor(context),
  )
  if (outcome.kind !== 'saved')
    throw new Refusal('lesson-conflict', 409, 'O rascunho mudou neste instante. Volte e guarde de novo.')
}

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60), v.regex(/^[\p{L}\p{N} .,/-]+$/u))
const oneWord = v.pipe(
  words,
  v.check((word) => wordsOf(word).length === 1 && !/\s/.test(word)),
)
const equivalents = v.pipe(
  words,
  v.transform((list) => list.split(/[\s,]+/).filter((word) => wordsOf(word).length > 0)),
  v.array(v.string()),
  v.minLength(1),
  v.maxLength(weights.synonymLimit),
)
const lessonSchema = v.variant('ensino', [
  v.object({ ensino: v.literal('sinonimo'), termo: words, palavra: oneWord, equivale: equivalents }),
  v.object({ ensino: v.literal('peca'), termo: words, frase: words, peca: v.picklist(keysOf(productTypeLabel)) }),
])

/** The lesson in a form, and the term that it came from. Throws a Refusal that says how a lesson has to be written. */
function lessonOf(fields: Record<string, string>): { lesson: Lesson; term: string } {
  const read = v.safeParse(lessonSchema, fields)
  if (!read.success)
    throw new Refusal(
      'form',
      400,
      `Escreva uma palavra só, e de uma a ${weights.synonymLimit} palavras do catálogo que dizem o mesmo; ou uma frase e o tipo de peça a que leva. Só letras, números e espaços.`,
    )
  const form = read.output
  const lesson: Lesson =
    form.ensino === 'sinonimo'
      ? { kind: 'synonym', word: form.palavra, equivalents: form.equivale }
      : { kind: 'name', phrase: form.frase, productType: form.peca }
  return { lesson, term: form.termo }
}

const shownAnswers = 5
const shownWeeks = 13

/** A term: how often it was searched for in the last quarter, and what the site's search finds. */
async function termView(demand: Demand, shop: Shop, term: string): Promise<TermView> {
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
async function lessonView(
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

const lessonFields = new Set(['ensino', 'termo', 'palavra', 'equivale', 'frase', 'peca'])
const forgetForm = v.object({ termo: v.pipe(v.string(), v.maxLength(80)) })

/** The page of one term, and the lessons taught from it. */
export function termRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, shop, show } = options

  app.get('/procuras/termo', async (context) => {
    const term = wordsOf(context.req.query('termo') ?? '')
      .join(' ')
      .slice(0, 60)
    if (term === '') throw new Refusal('no-such-term', 404, 'Falta o termo no endereço.')
    return show(context, {
      title: `“${term}”`,
      screen: <TermPage view={await termView(store.demand, await shop(), term)} />,
    })
  })

  app.get('/procuras/ensinar', async (context) => {
    const { feito: _feito, ...fields } = context.req.query()
    const { lesson, term } = lessonOf(fields)
    const view = await lessonView(
      { demand: store.demand, shop: await shop() },
      { lesson, term, fields: formFields(fields) },
    )
    return show(context, { title: 'O que mudaria na busca', screen: <LessonPage view={view} /> })
  })

  app.post('/procuras/ensinar', async (context) => {
    const { lesson, term } = lessonOf(await formOf(context))
    await keepLesson(context, options, lesson)
    return context.redirect(`${termAddress(term)}&feito=ensinado`, 303)
  })

  app.post('/procuras/esquecer', async (context) => {
    const { termo } = await parsedForm(context, forgetForm)
    if (await store.demand.forget(termo))
      await store.audit.record({ operator: sessionOf(context).person.name, action: 'forgot-term', target: null })
    return context.redirect('/procuras?feito=esquecido', 303)
  })
}

/** The fields of the lesson's form among the query's parameters. */
function formFields(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => lessonFields.has(name)))
}
