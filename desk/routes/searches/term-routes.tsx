import * as v from 'valibot'
import { wordsOf } from '#domain/text/tokens.ts'
import { sessionOf } from '#desk/http/environment.ts'
import { formOf } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/routes/desk-routes.ts'
import { parsedForm } from '#desk/routes/messages/message-routes.tsx'
import { LessonPage } from '#desk/screens/searches/lesson-page.tsx'
import { termAddress } from '#desk/screens/searches/search-address.ts'
import { TermPage } from '#desk/screens/searches/term-page.tsx'
import { keepLesson } from './keep-lesson.ts'
import { lessonOf } from './lesson-form.ts'
import { lessonView, termView } from './term-view.ts'

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
