import { Hono, type Context } from 'hono'
import type * as v from 'valibot'
import { checkForm, formTexts } from '#domain/forms/checked-form.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { reviewOf, reviewSchema } from '#domain/forms/review.ts'
import { paths } from '#domain/pages/paths.ts'
import { log } from '#server/log.ts'
import { isCrossSite } from './cross-site.ts'
import { isForm, type PostOptions } from './post-options.ts'

/**
 * The forms of contact and review as browsers send them without scripts. What fits the schema is stored, as a post to
 * the public tables is, and answered with a redirection (303) to the page that says so. Anything else is answered by
 * the page's own action (422): the form with what was typed and what is wrong. Answers 403 to posts of other sites'
 * pages and 429 beyond the rate limit. In: the page's own answer to a form that is not stored.
 */
export function formRoutes(
  { store, rateLimit, isProduct, visitorOf, onStored }: PostOptions,
  answerPage: (request: Request, visitor: string) => Promise<Response>,
): Hono {
  async function answer<Schema extends v.GenericSchema & { entries: object }>(
    context: Context,
    schema: Schema,
    rowOf: (texts: Record<string, string>) => unknown,
    insert: (row: v.InferOutput<Schema>, isSuspect: boolean) => Promise<boolean>,
  ): Promise<Response> {
    if (isCrossSite(context)) return context.text('Forbidden', 403)
    if (!isForm(context)) return context.text('Unsupported Media Type', 415)
    const visitor = visitorOf(context)
    const body = await context.req.text()
    const form = new URLSearchParams(body)
    const { value } = checkForm(schema, rowOf(formTexts(schema, form)))
    const { method, headers, url } = context.req.raw
    if (value === undefined) return answerPage(new Request(url, { method, headers, body }), visitor)
    const wait = rateLimit.take(visitor)
    if (wait > 0)
      return context.text(`Muitas mensagens em pouco tempo. Tente novamente em ${wait} s.`, 429, {
        'Retry-After': String(wait),
      })
    // Only programs fill in the field that people do not see (app/ui/form/spam-trap.tsx).
    const isNew = await insert(value, Boolean(form.get('site')))
    log(isNew ? 'row-stored' : 'row-repeated', { form: context.req.routePath })
    if (isNew) onStored()
    return context.redirect(`${context.req.path}?enviado=sim#conteudo`, 303)
  }

  const app = new Hono()
  app.post(paths.contact, (context) =>
    answer(
      context,
      contactSchema,
      (texts) => texts,
      (row, isSuspect) => store.messages.receive(row, isSuspect),
    ),
  )
  app.post(paths.review(':id'), (context) => {
    const id = context.req.param('id') ?? ''
    if (!isProduct(id)) return context.notFound()
    return answer(
      context,
      reviewSchema,
      (texts) => reviewOf(texts, id),
      (row, isSuspect) => store.reviews.receive(row, isSuspect),
    )
  })
  return app
}
