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
 * Takes contacts and reviews sent without scripts. A valid form is stored and answered by a redirection (303), a faulty
 * one by `answerPage`, the page's own action (422). Other sites' pages get 403, and visitors beyond the limit 429.
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
    const wait = rateLimit.count(visitor)
    if (wait > 0)
      return context.text(`Muitas mensagens em pouco tempo. Tente novamente em ${wait} s.`, 429, {
        'Retry-After': String(wait),
      })
    // The field `site` is one that people do not see (app/ui/form/spam-trap.tsx).
    const isNew = await insert(value, Boolean(form.get('site')))
    log(isNew ? 'row-stored' : 'row-repeated', { form: context.req.routePath })
    if (isNew) onStored()
    return context.redirect(`${context.req.path}?enviado=sim#conteudo`, 303)
  }

  const app = new Hono()
  app.post(paths.contact, (context) => answer(context, contactSchema, (texts) => texts, store.messages.receive))
  app.post(paths.review(':id'), (context) => {
    const id = context.req.param('id') ?? ''
    if (!isProduct(id)) return context.notFound()
    return answer(context, reviewSchema, (texts) => reviewOf(texts, id), store.reviews.receive)
  })
  return app
}
