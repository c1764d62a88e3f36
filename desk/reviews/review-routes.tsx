import { paths } from '#domain/pages/paths.ts'
import { pictureAddress } from '#desk/http/picture-routes.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import * as v from 'valibot'
import { abuseSigns, refusalReasons, isRefusalReason } from '#domain/desk/abuse-signs.ts'
import { typedText } from '#domain/forms/text.ts'
import { type ReviewChange, type ReviewDetails, reviewStates } from '#server/store/reviews.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { parsedForm, idIn, wholeNumber } from '#desk/http/form.ts'
import { pageIn } from '#desk/http/address-within-desk.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { EditConflict } from '#desk/parts/edit-conflict.tsx'
import { History } from '#desk/parts/history.tsx'
import { ReviewList, stateKeys } from './review-list.tsx'
import { ReviewBadge, type ReviewedProduct, ReviewPage } from './review-page.tsx'

/** The product that a review is about. */
function reviewedProduct(productId: string, shop: Shop): ReviewedProduct {
  const product = productById(shop, productId)
  if (product === undefined) return { name: productId, href: undefined, picture: undefined }
  const picture = product.images[0]?.src
  return {
    name: product.name,
    href: shop.siteUrl + paths.product(product.id),
    picture: picture === undefined ? undefined : pictureAddress(picture),
  }
}

const perPage = 30

const verdictForm = v.object({
  versao: wholeNumber,
  ato: v.picklist(['publicar', 'recusar', 'devolver']),
  motivo: v.optional(v.string(), ''),
})
const replyForm = v.object({
  versao: wholeNumber,
  texto: typedText({ maximum: 2000, lines: true }, 'Escreva a resposta'),
})
const versionForm = v.object({ versao: wholeNumber })

/** The list of reviews, and the page of one. */
export function reviewRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  app.get('/avaliacoes', async (context) => {
    const key = context.req.query('situacao') ?? stateKeys.waiting
    const state = reviewStates.find((one) => stateKeys[one] === key)
    const page = pageIn(context.req.query('pagina'))
    const [{ rows, total, counts }, present] = await Promise.all([store.reviews.list({ state, page, perPage }), shop()])
    const lines = rows.map((review) => ({
      review,
      product: reviewedProduct(review.product_id, present),
      signs: review.handled_at === null ? abuseSigns(review, rows) : [],
    }))
    const pages = Math.ceil(total / perPage)
    const screen = <ReviewList state={state} counts={counts} lines={lines} page={page} pages={pages} />
    return show(context, { title: 'Avaliações', screen })
  })

  app.get('/avaliacoes/:id{[0-9]+}', async (context) => {
    const { person } = sessionOf(context)
    const file = await reviewAt(context, store)
    const { review, others } = file
    await store.audit.record({ operator: person.name, action: 'opened-review', target: review.id })
    const [present, draft] = await Promise.all([shop(), store.drafts.of(`avaliacoes/${review.id}`, person.id)])
    const view = {
      file,
      product: reviewedProduct(review.product_id, present),
      othersNames: others.map((other) => reviewedProduct(other.product_id, present).name),
      signs: abuseSigns(review, others),
      draft: draft?.text,
    }
    return show(context, { title: view.product.name, screen: <ReviewPage view={view} />, scripts: ['message'] })
  })
}

/** The acts on reviews. */
export function reviewChangeRoutes(app: DeskApp, { store, show }: RouteOptions): void {
  /** Changes a review of a form. In: the form's other fields, to be sent again after a conflict, among them `texto`. */
  async function changeReview(
    context: DeskContext,
    { versao, ...fields }: { versao: number; texto?: string; ato?: string; motivo?: string },
    change: ReviewChange,
    notice: string,
  ) {
    const { texto: text, ...others } = fields
    const id = idIn(context.req.param('id')) ?? 0
    const outcome = await store.reviews.change({ id, version: versao }, change, actor(context))
    if (outcome.kind === 'gone') throw reviewNotFound()
    if (outcome.kind !== 'done') {
      const { present } = outcome
      const screen = (
        <EditConflict
          action={context.req.path}
          fields={{ versao: String(present.review.version), ...others }}
          text={text === undefined ? undefined : { label: 'Sua resposta', value: text }}
          keepLabel="Gravar o meu mesmo assim"
          leavePath={`/avaliacoes/${id}`}
        >
          <ChangesSince present={present} seen={versao} />
        </EditConflict>
      )
      return show(context, { title: 'Duas pessoas ao mesmo tempo', screen, status: 409 })
    }
    if (text !== undefined) await store.drafts.save(`avaliacoes/${id}`, sessionOf(context).person.id, '')
    return context.redirect(`/avaliacoes/${id}?feito=${notice}&lote=${outcome.batch}`, 303)
  }

  app.post('/avaliacoes/:id{[0-9]+}/julgamento', async (context) => {
    const form = await parsedForm(context, verdictForm)
    return changeReview(context, form, verdictChange(form.ato, form.motivo), `avaliacao-${form.ato}`)
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta', async (context) => {
    const form = await parsedForm(context, replyForm)
    return changeReview(context, form, { kind: 'reply', text: form.texto }, 'avaliacao-resposta')
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta/retirar', async (context) => {
    const form = await parsedForm(context, versionForm)
    return changeReview(context, form, { kind: 'reply', text: null }, 'avaliacao-sem-resposta')
  })
}

/** The state of a review now, and what was done to it since a version. */
function ChangesSince({ present: { review, history }, seen }: { present: ReviewDetails; seen: number }) {
  return (
    <>
      <p>
        <ReviewBadge review={review} />
      </p>
      <History acts={history.filter(({ version }) => version > seen)} />
      {review.shop_reply !== null && (
        <p className="rounded border border-rule bg-sheet p-4 break-words whitespace-pre-wrap">{review.shop_reply}</p>
      )}
    </>
  )
}

function verdictChange(act: v.InferOutput<typeof verdictForm>['ato'], reason: string): ReviewChange {
  if (act === 'publicar') return { kind: 'publish' }
  if (act === 'devolver') return { kind: 'unjudge' }
  if (isRefusalReason(reason)) return { kind: 'refuse', reason }
  throw new Refusal('form', 400, `Escolha o motivo: ${Object.values(refusalReasons).join('; ')}.`)
}

const reviewNotFound = () => new Refusal('no-such-review', 404, 'Não há esta avaliação. Ela pode ter sido apagada.')

async function reviewAt(context: DeskContext, store: RouteOptions['store']): Promise<ReviewDetails> {
  const id = idIn(context.req.param('id'))
  const file = id === undefined ? undefined : await store.reviews.file(id)
  if (!file) throw reviewNotFound()
  return file
}
