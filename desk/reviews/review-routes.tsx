import { paths } from '#domain/pages/paths.ts'
import { pictureAddress } from '#desk/http/picture-routes.ts'
import type { ReviewedProduct } from './review-page.tsx'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import * as v from 'valibot'
import { abuseSigns, refusalReasons, isRefusalReason } from '#domain/desk/abuse-signs.ts'
import { typedText } from '#domain/forms/text.ts'
import { type ReviewChange, type ReviewFile, reviewStates } from '#server/store/reviews.ts'
import { actor, sessionOf, type DeskContext } from '#desk/http/environment.ts'
import { parsedForm, idIn, wholeNumber } from '#desk/http/form.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { DeskApp, RouteOptions } from '#desk/http/desk-routes.ts'
import { TwoPeople } from '#desk/parts/two-people.tsx'
import { Moment } from '#desk/parts/moment.tsx'
import { ReviewBadge } from './review-forms.tsx'
import { actText } from '#domain/desk/acts.ts'
import { ReviewList, stateKeys } from './review-list.tsx'
import { ReviewPage } from './review-page.tsx'

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
    const page = idIn(context.req.query('pagina')) ?? 1
    const [{ rows, total, counts }, present] = await Promise.all([store.reviews.list({ state, page, perPage }), shop()])
    const lines = rows.map((review) => ({
      review,
      product: reviewedProduct(review.product_id, present),
      signs: review.handled_at === null ? abuseSigns(review, rows) : [],
    }))
    const pages = Math.max(1, Math.ceil(total / perPage))
    const screen = <ReviewList state={state} counts={counts} lines={lines} page={page} pages={pages} />
    return show(context, { title: 'Avaliações', screen })
  })

  app.get('/avaliacoes/:id{[0-9]+}', async (context) => {
    const { person } = sessionOf(context)
    const file = await fileAt(context, store)
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
  interface Asked {
    versao: number
    change: ReviewChange
    /** The form's other fields, to be sent again after a conflict. */
    fields: Record<string, string>
    text?: string
    notice: string
  }

  async function change(context: DeskContext, { versao, change: changing, fields, text, notice }: Asked) {
    const id = idIn(context.req.param('id')) ?? 0
    const outcome = await store.reviews.change({ id, version: versao }, changing, actor(context))
    if (outcome.kind === 'gone') throw gone()
    if (outcome.kind !== 'done') {
      const { present } = outcome
      const screen = (
        <TwoPeople
          action={context.req.path}
          fields={{ versao: String(present.review.version), ...fields }}
          text={text === undefined ? undefined : { label: 'Sua resposta', value: text }}
          keep="Gravar o meu mesmo assim"
          leave={`/avaliacoes/${id}`}
        >
          <ReviewNews present={present} seen={versao} />
        </TwoPeople>
      )
      return show(context, { title: 'Duas pessoas ao mesmo tempo', screen, status: 409 })
    }
    if (text !== undefined) await store.drafts.keep(`avaliacoes/${id}`, sessionOf(context).person.id, '')
    return context.redirect(`/avaliacoes/${id}?feito=${notice}&lote=${outcome.batch}`, 303)
  }

  app.post('/avaliacoes/:id{[0-9]+}/julgamento', async (context) => {
    const { versao, ato, motivo } = await parsedForm(context, verdictForm)
    return change(context, {
      versao,
      change: verdict(ato, motivo),
      fields: { ato, motivo },
      notice: `avaliacao-${ato}`,
    })
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta', async (context) => {
    const { versao, texto } = await parsedForm(context, replyForm)
    const reply = { kind: 'reply', text: texto } as const
    return change(context, { versao, change: reply, fields: {}, text: texto, notice: 'avaliacao-resposta' })
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta/retirar', async (context) => {
    const { versao } = await parsedForm(context, versionForm)
    const reply = { kind: 'reply', text: null } as const
    return change(context, { versao, change: reply, fields: {}, notice: 'avaliacao-sem-resposta' })
  })
}

/** The state of a review now, and what was done to it since a version. */
function ReviewNews({ present: { review, history }, seen }: { present: ReviewFile; seen: number }) {
  return (
    <>
      <p>
        <ReviewBadge review={review} />
      </p>
      <ul className="grid gap-1 text-small">
        {history
          .filter(({ version }) => version > seen)
          .map((act) => (
            <li key={act.id}>
              <Moment at={act.at} /> · {act.person} {actText(act)}
            </li>
          ))}
      </ul>
      {review.shop_reply !== null && (
        <p className="rounded border border-rule bg-sheet p-4 break-words whitespace-pre-wrap">{review.shop_reply}</p>
      )}
    </>
  )
}

function verdict(act: v.InferOutput<typeof verdictForm>['ato'], reason: string): ReviewChange {
  if (act === 'publicar') return { kind: 'publish' }
  if (act === 'devolver') return { kind: 'unjudge' }
  if (isRefusalReason(reason)) return { kind: 'refuse', reason }
  throw new Refusal('form', 400, `Escolha o motivo: ${Object.values(refusalReasons).join('; ')}.`)
}

const gone = () => new Refusal('no-such-review', 404, 'Não há esta avaliação. Ela pode ter sido apagada.')

async function fileAt(context: DeskContext, store: RouteOptions['store']): Promise<ReviewFile> {
  const id = idIn(context.req.param('id'))
  const file = id === undefined ? undefined : await store.reviews.file(id)
  if (!file) throw gone()
  return file
}
