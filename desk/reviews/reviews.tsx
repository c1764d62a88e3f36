import * as v from 'valibot'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { pictureAddress } from '#desk/http/file-routes.ts'
import { itemAt, parsedForm, positiveInteger, versionSchema } from '#desk/http/form.ts'
import { type Filter, listFilters, pageFilter } from '#desk/http/list-filters.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { Refusal, actor, recordAct } from '#desk/http/routes.ts'
import { conflictAnswer } from '#desk/parts/conflict.tsx'
import { DetailList, History, Moment, Sentences } from '#desk/parts/facts.tsx'
import { ChoiceField, PostButton, PostForm, Submit } from '#desk/parts/form.tsx'
import { RowLink, TextLink } from '#desk/parts/links.tsx'
import { ListPages, EmptyList, Tabs } from '#desk/parts/list.tsx'
import { Section } from '#desk/parts/section.tsx'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { abuseSigns } from '#domain/desk/abuse-signs.ts'
import { actText } from '#domain/desk/acts.ts'
import { refusalReasons } from '#domain/desk/refusal-reasons.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { paths } from '#domain/pages/paths.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { StoredReview } from '#server/store/messages.ts'
import type { ReviewChange, ReviewDetails, ReviewState } from '#server/store/reviews.ts'

/** The states of reviews by their keys in the list's address, in the order of its tabs. */
const states = {
  esperando: { state: 'waiting', tab: 'Esperando', badge: 'esperando', tone: 'signal' },
  publicadas: { state: 'published', tab: 'Publicadas', badge: 'publicada', tone: 'good' },
  recusadas: { state: 'refused', tab: 'Recusadas', badge: 'recusada', tone: 'neutral' },
} as const satisfies Record<string, { state: ReviewState; tab: string; badge: string; tone: BadgeTone }>
const tabs = { ...states, todas: { state: undefined, tab: 'Todas' } } as const

/** The filter by tab: without a tab in the address the waiting reviews are listed; an unknown tab lists all. */
const tabFilter: Filter<keyof typeof tabs> = {
  parameter: 'situacao',
  read: (text) => (text === '' ? 'esperando' : (keysOf(tabs).find((tab) => tab === text) ?? 'todas')),
  write: (tab) => (tab === 'esperando' ? '' : tab),
}
const reviewFilters = listFilters('/avaliacoes', { tab: tabFilter, page: pageFilter })
const perPage = 30

export function reviewListRoutes(app: DeskApp, { store, shop, show }: RouteOptions): void {
  app.get('/avaliacoes', async (context) => {
    const filters = reviewFilters.read(context.req.query())
    const { page, tab } = filters
    const { rows, total, counts } = await store.reviews.list({ state: tabs[tab].state, page, perPage })
    const currentShop = await shop()
    const screen = (
      <div className="grid gap-5">
        <Tabs
          label="Situação das avaliações"
          tabs={keysOf(tabs).map((key) => ({
            name: tabs[key].tab,
            href: reviewFilters.address({ tab: key, page: 1 }),
            isCurrent: key === tab,
            count: key === 'esperando' ? counts.waiting : undefined,
          }))}
        />
        {rows.length === 0 ? (
          <EmptyList>{tab === 'esperando' ? 'Nenhuma avaliação espera.' : 'Nenhuma avaliação aqui.'}</EmptyList>
        ) : (
          <ul className="border-t border-rule">
            {rows.map((review) => (
              <ReviewRow
                key={review.id}
                review={review}
                product={reviewedProduct(review.product_id, currentShop).name}
                signs={review.handled_at === null ? abuseSigns(review, rows) : []}
              />
            ))}
          </ul>
        )}
        <ListPages {...reviewFilters.pages(filters, total, perPage)} />
      </div>
    )
    return show(context, { title: 'Avaliações', screen })
  })
}

function ReviewRow({ review, product, signs }: { review: StoredReview; product: string; signs: readonly string[] }) {
  const { id, rating, title, comment, customer_name: name, created_at: arrivedAt, shop_reply: reply } = review
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-rule py-3 text-small hover:bg-sheet md:grid-cols-[8rem_minmax(0,14rem)_minmax(0,1fr)_8rem]">
      <span className="flex flex-wrap items-center gap-2 md:flex-col md:items-start">
        <ReviewBadge review={review} />
        {reply !== null && <span className="text-label text-muted">com resposta</span>}
      </span>
      <span>
        <RowLink href={`/avaliacoes/${id}`}>{product}</RowLink>
        <span className="mt-1 flex items-center gap-2">
          <Stars score={rating} size={14} />
          <span className="sr-only">{rating} de 5 estrelas</span>
        </span>
      </span>
      <span className="min-w-0">
        <span className="font-medium break-words">{title}</span>
        <span className="line-clamp-2 break-words text-muted">{comment}</span>
        {signs.length > 0 && <span className="text-label text-signal">{signs.join('; ')}</span>}
      </span>
      <span className="text-label text-muted md:text-right">
        {name}
        <br />
        <Moment at={arrivedAt} />
      </span>
    </li>
  )
}

const verdicts = { publicar: { kind: 'publish' }, devolver: { kind: 'unjudge' } } as const
const verdictSchema = v.variant('ato', [
  v.object({ versao: positiveInteger, ato: v.picklist(keysOf(verdicts)) }),
  v.object({
    versao: positiveInteger,
    ato: v.literal('recusar'),
    motivo: v.picklist(keysOf(refusalReasons), `Escolha o motivo: ${Object.values(refusalReasons).join('; ')}.`),
  }),
])
const replySchema = v.object({
  versao: positiveInteger,
  texto: typedText({ maximum: 2000, lines: true }, 'Escreva a resposta'),
})

export function reviewRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/avaliacoes/:id{[0-9]+}', async (context) => {
    const details = await reviewAt(context, options)
    await recordAct(context, options, 'opened-review', details.review.id)
    const view = await reviewView(context, options, details)
    return show(context, { title: view.product.name, screen: <ReviewPage view={view} /> })
  })

  /** Changes a review by a form. In: the form's fields, to be sent again after a conflict; `texto`, the typed reply. */
  async function changeReview(
    context: DeskContext,
    { versao, texto, ...fields }: { versao: number; texto?: string; ato?: string; motivo?: string },
    change: ReviewChange,
    notice: NoticeKey,
  ) {
    const { id } = (await reviewAt(context, options)).review
    const outcome = await store.reviews.change({ id, version: versao }, change, actor(context))
    if (outcome.kind === 'gone') throw reviewNotFound()
    if (outcome.kind !== 'done')
      return conflictAnswer(context, options, {
        fields: { versao: outcome.current.review.version, ...fields },
        text: texto === undefined ? undefined : { label: 'Sua resposta', value: texto },
        keepLabel: 'Gravar o meu mesmo assim',
        leavePath: `/avaliacoes/${id}`,
        children: <ReviewSince details={outcome.current} seenVersion={versao} />,
      })
    if (texto !== undefined) await store.typedTexts.save(reviewItemPath(id), actor(context).id, '')
    return context.redirect(withNotice(`/avaliacoes/${id}`, notice, { batch: outcome.batch }), 303)
  }

  app.post('/avaliacoes/:id{[0-9]+}/julgamento', async (context) => {
    const form = await parsedForm(context, verdictSchema)
    const change = form.ato === 'recusar' ? ({ kind: 'refuse', reason: form.motivo } as const) : verdicts[form.ato]
    return changeReview(context, form, change, `avaliacao-${form.ato}`)
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta', async (context) => {
    const form = await parsedForm(context, replySchema)
    return changeReview(context, form, { kind: 'reply', text: form.texto }, 'avaliacao-resposta')
  })

  app.post('/avaliacoes/:id{[0-9]+}/resposta/retirar', async (context) => {
    const form = await parsedForm(context, versionSchema)
    return changeReview(context, form, { kind: 'reply', text: null }, 'avaliacao-sem-resposta')
  })
}

function ReviewSince({ details: { review, history }, seenVersion }: { details: ReviewDetails; seenVersion: number }) {
  return (
    <>
      <p>
        <ReviewBadge review={review} />
      </p>
      <History acts={history.filter(({ version }) => version > seenVersion)} words={actText} />
      {review.shop_reply !== null && (
        <p className="rounded border border-rule bg-sheet p-4 break-words whitespace-pre-wrap">{review.shop_reply}</p>
      )}
    </>
  )
}

const reviewItemPath = (id: number) => `avaliacoes/${id}`

const reviewNotFound = () => new Refusal('no-such-review', 404, 'Não há esta avaliação. Ela pode ter sido apagada.')

const reviewAt = (context: DeskContext, { store }: RouteOptions): Promise<ReviewDetails> =>
  itemAt(context, (id) => store.reviews.details(id), reviewNotFound)

/** The product of a review; a product that is gone has only its id. */
function reviewedProduct(productId: string, shop: Shop) {
  const product = productById(shop, productId)
  if (product === undefined) return { name: productId, href: undefined, picture: undefined }
  const { name, id, images } = product
  return { name, href: shop.siteUrl + paths.product(id), picture: pictureAddress(images[0]?.src) }
}
type ReviewedProduct = ReturnType<typeof reviewedProduct>

async function reviewView(context: DeskContext, { store, shop }: RouteOptions, details: ReviewDetails) {
  const { review, others } = details
  const [currentShop, draft, waiting] = await Promise.all([
    shop(),
    store.typedTexts.find(reviewItemPath(review.id), actor(context).id),
    store.reviews.list({ state: 'waiting', page: 1, perPage: 2 }),
  ])
  return {
    details,
    product: reviewedProduct(review.product_id, currentShop),
    othersNames: others.map((other) => reviewedProduct(other.product_id, currentShop).name),
    signs: abuseSigns(review, others),
    draft: draft?.text,
    nextId: waiting.rows.find(({ id }) => id !== review.id)?.id,
  }
}
type ReviewView = Awaited<ReturnType<typeof reviewView>>

const warningClass = 'rounded border border-signal bg-signal-tint p-4'

function ReviewPage({ view }: { view: ReviewView }) {
  const { details, signs, draft, nextId } = view
  const { review, history } = details
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-6">
        <p className="flex flex-wrap items-center gap-3 text-small">
          <TextLink href="/avaliacoes">Avaliações</TextLink>
          <span className="text-muted">nº {review.id}</span>
          <ReviewBadge review={review} />
          {nextId !== undefined && <TextLink href={`/avaliacoes/${nextId}`}>Próxima que espera</TextLink>}
        </p>
        {signs.length > 0 && (
          <Section title="Confira antes de publicar" aria-label="Sinais a conferir" className={warningClass}>
            <Sentences of={signs} />
          </Section>
        )}
        <section aria-label="A avaliação" className="grid gap-2 rounded border border-rule bg-sheet p-4 md:p-5">
          <p className="flex items-center gap-2">
            <Stars score={review.rating} />
            <span className="text-small">{review.rating} de 5</span>
          </p>
          <h2 className="font-semibold break-words">{review.title}</h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{review.comment}</p>
        </section>
        <VerdictForm review={review} />
        <ReplyForm review={review} draft={draft} />
        {history.length > 0 && (
          <div className="border-t border-rule pt-4">
            <History acts={history} words={actText} />
          </div>
        )}
      </div>
      <ReviewSidebar view={view} />
    </div>
  )
}

function ReviewSidebar({ view: { details, product, othersNames } }: { view: ReviewView }) {
  const { review, others, messages } = details
  return (
    <aside className="grid content-start gap-6" aria-label="Sobre a avaliação">
      <ReviewedProductCard product={product} />
      <DetailList
        facts={[
          ['Nome', review.customer_name],
          ['E-mail', review.customer_email],
          ['Chegou', <Moment key="arrived" at={review.created_at} />],
        ]}
      />
      {others.length > 0 && (
        <Section title="Da mesma pessoa, ou com o mesmo texto" className="text-small">
          <ul className="grid gap-2">
            {others.map((other, index) => (
              <li key={other.id} className="grid justify-items-start gap-1">
                <TextLink href={`/avaliacoes/${other.id}`} className="break-words" label={other.title} />
                <span className="text-label text-muted">
                  {othersNames[index]}, {other.rating} de 5
                </span>
                <ReviewBadge review={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {messages.length > 0 && (
        <Section title="Mensagens da mesma pessoa" className="text-small">
          <ul className="grid gap-2">
            {messages.map(({ id, subject, created_at: arrivedAt }) => (
              <li key={id}>
                <TextLink href={`/mensagens/${id}`}>{subject}</TextLink>{' '}
                <span className="text-label text-muted">
                  <Moment at={arrivedAt} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </aside>
  )
}

function ReviewedProductCard({ product: { name, href, picture } }: { product: ReviewedProduct }) {
  const card = 'grid gap-2 rounded border border-rule bg-sheet p-3'
  if (href === undefined) return <p className={`${card} text-small text-muted`}>{name} (não está mais no site)</p>
  return (
    <a href={href} target="_blank" rel="noopener" className={`${card} hover:border-brand`}>
      {picture !== undefined && (
        <img src={picture} alt="" width={160} height={120} className="h-30 w-40 object-contain" />
      )}
      <span className="text-small font-medium">{name}</span>
    </a>
  )
}

function stateOf({ approved, handled_at: handled }: Pick<StoredReview, 'approved' | 'handled_at'>) {
  if (approved) return 'publicadas'
  return handled === null ? 'esperando' : 'recusadas'
}

function ReviewBadge({ review }: { review: StoredReview }) {
  const { badge, tone } = states[stateOf(review)]
  return <Badge tone={tone}>{badge}</Badge>
}

function VerdictForm({ review }: { review: ReviewDetails['review'] }) {
  const state = stateOf(review)
  const { id, version } = review
  return (
    <section aria-label="Decidir" className="grid gap-3">
      <PostForm action={`/avaliacoes/${id}/julgamento`} className="flex flex-wrap items-end gap-4" version={version}>
        {state !== 'publicadas' && (
          <Submit label="Publicar" name="ato" value="publicar" look="primary" formNoValidate data-key="e" />
        )}
        {state !== 'recusadas' && (
          <span className="flex flex-wrap items-end gap-3">
            <ChoiceField label="Motivo" name="motivo" required defaultValue="" none="Escolha" of={refusalReasons} />
            <Submit label={state === 'publicadas' ? 'Retirar do site' : 'Recusar'} name="ato" value="recusar" />
          </span>
        )}
        {state !== 'esperando' && (
          <Submit label="Devolver à espera" name="ato" value="devolver" look="plain" formNoValidate />
        )}
      </PostForm>
      <p className="text-label text-muted">
        Publicada ou retirada, o site a mostra ou esconde em até um minuto. Nota baixa não é motivo para recusar.
      </p>
    </section>
  )
}

function ReplyForm({ review, draft }: { review: ReviewDetails['review']; draft: string | undefined }) {
  const { id, version, shop_reply: reply } = review
  return (
    <section aria-label="Resposta pública" className="grid gap-3 border-t border-rule pt-6">
      <PostForm action={`/avaliacoes/${id}/resposta`} className="grid justify-items-start gap-3" version={version}>
        <TextAreaField
          label="Resposta pública da loja"
          name="texto"
          rows={4}
          required
          maxLength={2000}
          defaultValue={draft ?? reply ?? ''}
          className="w-full"
          hint="Aparece no site abaixo da avaliação, com o nome da loja. Não escreva dados de quem avaliou."
          data-draft={reviewItemPath(id)}
        />
        <Submit label={reply === null ? 'Publicar resposta' : 'Trocar resposta'} />
      </PostForm>
      {reply !== null && (
        <PostButton action={`/avaliacoes/${id}/resposta/retirar`} version={version} look="plain">
          Retirar a resposta
        </PostButton>
      )}
    </section>
  )
}
