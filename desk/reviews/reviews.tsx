import { TriangleAlert } from 'lucide'
import * as v from 'valibot'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { TextAreaField } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { productPicture } from '#desk/http/file-routes.ts'
import { itemAt, parsedForm, positiveInteger, versionSchema } from '#desk/http/form.ts'
import { type Filter, listFilters, pageFilter } from '#desk/http/list-filters.ts'
import {
  type DeskApp,
  type DeskContext,
  Refusal,
  type RouteOptions,
  actor,
  recordAct,
  sessionOf,
} from '#desk/http/routes.ts'
import { conflictAnswer } from '#desk/parts/conflict.tsx'
import { DetailList, History, Moment } from '#desk/parts/facts.tsx'
import { ChoiceField, PostButton, PostForm, Submit } from '#desk/parts/form.tsx'
import { RowLink, TextLink } from '#desk/parts/links.tsx'
import { ListPages, NothingHere, Tabs } from '#desk/parts/list.tsx'
import { type NoticeKey, withNotice } from '#desk/shell/notices.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { abuseSigns } from '#domain/desk/abuse-signs.ts'
import { isRefusalReason, refusalReasons } from '#domain/desk/refusal-reasons.ts'
import { typedText } from '#domain/forms/typed-text.ts'
import { paths } from '#domain/pages/paths.ts'
import { productById } from '#server/shop/catalogue.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { StoredReview } from '#server/store/messages.ts'
import type { ReviewChange, ReviewDetails, ReviewState } from '#server/store/reviews.ts'

const verdictSchema = v.object({
  versao: positiveInteger,
  ato: v.picklist(['publicar', 'recusar', 'devolver']),
  motivo: v.optional(v.string(), ''),
})
const replySchema = v.object({
  versao: positiveInteger,
  texto: typedText({ maximum: 2000, lines: true }, 'Escreva a resposta'),
})

/** A review's page, and what is done there: judging it, and answering in public. */
export function reviewRoutes(app: DeskApp, options: RouteOptions): void {
  const { store, show } = options

  app.get('/avaliacoes/:id{[0-9]+}', async (context) => {
    const details = await reviewAt(context, options)
    await recordAct(context, options, 'opened-review', details.review.id)
    const view = await reviewView(context, options, details)
    return show(context, { title: view.product.name, screen: <ReviewPage view={view} />, scripts: ['item'] })
  })

  /** Changes a review by a form. In: its fields, which are sent again after a conflict, among them `texto`. */
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
        fields: { versao: outcome.present.review.version, ...fields },
        text: texto === undefined ? undefined : { label: 'Sua resposta', value: texto },
        keepLabel: 'Gravar o meu mesmo assim',
        leavePath: `/avaliacoes/${id}`,
        children: <ReviewSince details={outcome.present} seenVersion={versao} />,
      })
    if (texto !== undefined) await store.typedTexts.save(reviewItemPath(id), sessionOf(context).person.id, '')
    return context.redirect(withNotice(`/avaliacoes/${id}`, notice, { batch: outcome.batch }), 303)
  }

  app.post('/avaliacoes/:id{[0-9]+}/julgamento', async (context) => {
    const form = await parsedForm(context, verdictSchema)
    return changeReview(context, form, verdictChange(form.ato, form.motivo), `avaliacao-${form.ato}`)
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

/** The state of a review now, and what was done to it since a version. */
function ReviewSince({ details: { review, history }, seenVersion }: { details: ReviewDetails; seenVersion: number }) {
  return (
    <>
      <p>
        <ReviewBadge review={review} />
      </p>
      <History acts={history.filter(({ version }) => version > seenVersion)} />
      {review.shop_reply !== null && (
        <p className="rounded border border-rule bg-sheet p-4 break-words whitespace-pre-wrap">{review.shop_reply}</p>
      )}
    </>
  )
}

function verdictChange(act: v.InferOutput<typeof verdictSchema>['ato'], reason: string): ReviewChange {
  if (act === 'publicar') return { kind: 'publish' }
  if (act === 'devolver') return { kind: 'unjudge' }
  if (isRefusalReason(reason)) return { kind: 'refuse', reason }
  throw new Refusal('form', 400, `Escolha o motivo: ${Object.values(refusalReasons).join('; ')}.`)
}

/** The item path of a review, under which typed replies are kept. */
const reviewItemPath = (id: number) => `avaliacoes/${id}`

const reviewNotFound = () => new Refusal('no-such-review', 404, 'Não há esta avaliação. Ela pode ter sido apagada.')

const reviewAt = (context: DeskContext, { store }: RouteOptions): Promise<ReviewDetails> =>
  itemAt(context, (id) => store.reviews.details(id), reviewNotFound)

/** The product of a review; one that is gone has only its id. */
export function reviewedProduct(productId: string, shop: Shop) {
  const product = productById(shop, productId)
  if (product === undefined) return { name: productId, href: undefined, picture: undefined }
  return { name: product.name, href: shop.siteUrl + paths.product(product.id), picture: productPicture(product) }
}
type ReviewedProduct = ReturnType<typeof reviewedProduct>

/** Everything that a review's page shows. */
async function reviewView(context: DeskContext, { store, shop }: RouteOptions, details: ReviewDetails) {
  const { review, others } = details
  const { person } = sessionOf(context)
  const [currentShop, draft, waiting] = await Promise.all([
    shop(),
    store.typedTexts.find(reviewItemPath(review.id), person.id),
    store.reviews.list({ state: 'waiting', page: 1, perPage: 2 }),
  ])
  return {
    details,
    product: reviewedProduct(review.product_id, currentShop),
    /** The names of the products of `details.others`, in their order. */
    othersNames: others.map((other) => reviewedProduct(other.product_id, currentShop).name),
    /** Signs that speak against publishing the review. */
    signs: abuseSigns(review, others),
    /** The draft of a reply. */
    draft: draft?.text,
    /** Another review that waits; undefined without one. */
    nextId: waiting.rows.find(({ id }) => id !== review.id)?.id,
  }
}
type ReviewView = Awaited<ReturnType<typeof reviewView>>

/** The page of a review: its text, its product, signs of abuse, and what can be done. */
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
          <section
            aria-label="Sinais a conferir"
            className="grid gap-1 rounded border border-signal bg-signal-tint p-4 text-small"
          >
            <h2 className="flex items-center gap-2 font-medium">
              <Icon node={TriangleAlert} size={18} /> Confira antes de publicar
            </h2>
            <ul className="list-disc pl-6">
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </section>
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
            <History acts={history} />
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
        <section className="grid gap-2 text-small">
          <h2 className="font-semibold">Da mesma pessoa, ou com o mesmo texto</h2>
          <ul className="grid gap-2">
            {others.map((other, index) => (
              <li key={other.id} className="grid justify-items-start gap-1">
                <TextLink href={`/avaliacoes/${other.id}`} className="break-words">
                  {other.title}
                </TextLink>
                <span className="text-label text-muted">
                  {othersNames[index]}, {other.rating} de 5
                </span>
                <ReviewBadge review={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {messages.length > 0 && (
        <section className="grid gap-2 text-small">
          <h2 className="font-semibold">Mensagens da mesma pessoa</h2>
          <ul className="grid gap-2">
            {messages.map(({ id, subject, created_at: arrived }) => (
              <li key={id}>
                <TextLink href={`/mensagens/${id}`}>{subject}</TextLink>{' '}
                <span className="text-label text-muted">
                  <Moment at={arrived} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function ReviewedProductCard({ product: { name, href, picture } }: { product: ReviewedProduct }) {
  const content = (
    <>
      {picture !== undefined && (
        <img src={picture} alt="" width={160} height={120} className="h-30 w-40 object-contain" />
      )}
      <span className="text-small font-medium">{name}</span>
    </>
  )
  if (href === undefined)
    return (
      <p className="grid gap-2 rounded border border-rule bg-sheet p-3 text-muted">{content} (não está mais no site)</p>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="grid gap-2 rounded border border-rule bg-sheet p-3 hover:border-brand"
    >
      {content}
    </a>
  )
}

const stateBadges: Record<ReviewState, { name: string; tone: BadgeTone }> = {
  waiting: { name: 'esperando', tone: 'signal' },
  published: { name: 'publicada', tone: 'good' },
  refused: { name: 'recusada', tone: 'neutral' },
}

function stateOf({ approved, handled_at: handled }: Pick<StoredReview, 'approved' | 'handled_at'>): ReviewState {
  if (approved) return 'published'
  return handled === null ? 'waiting' : 'refused'
}

/** The state of a review. */
export function ReviewBadge({ review }: { review: StoredReview }) {
  const { name, tone } = stateBadges[stateOf(review)]
  return <Badge tone={tone}>{name}</Badge>
}

/** Publishes a review, refuses it with a reason, or withdraws the judgement. */
function VerdictForm({ review }: { review: ReviewDetails['review'] }) {
  const state = stateOf(review)
  return (
    <section aria-label="Decidir" className="grid gap-3">
      <PostForm
        action={`/avaliacoes/${review.id}/julgamento`}
        className="flex flex-wrap items-end gap-4"
        version={review.version}
      >
        {state !== 'published' && (
          <Submit label="Publicar" name="ato" value="publicar" look="primary" formNoValidate data-key="e" />
        )}
        {state !== 'refused' && (
          <span className="flex flex-wrap items-end gap-3">
            <ChoiceField label="Motivo" name="motivo" required defaultValue="" none="Escolha" of={refusalReasons} />
            <Submit label={state === 'published' ? 'Retirar do site' : 'Recusar'} name="ato" value="recusar" />
          </span>
        )}
        {state !== 'waiting' && (
          <Submit label="Devolver à espera" name="ato" value="devolver" look="plain" size="inline" formNoValidate />
        )}
      </PostForm>
      <p className="text-label text-muted">
        Publicada ou retirada, o site a mostra ou esconde em até um minuto. Nota baixa não é motivo para recusar.
      </p>
    </section>
  )
}

/** The shop's public answer, with the draft of one. */
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
        <PostButton
          action={`/avaliacoes/${id}/resposta/retirar`}
          version={version}
          label="Retirar a resposta"
          look="plain"
          size="inline"
        />
      )}
    </section>
  )
}

/** The tabs by their keys in the address, each with the state that it lists; undefined lists all. */
const tabs = {
  esperando: { name: 'Esperando', state: 'waiting' },
  publicadas: { name: 'Publicadas', state: 'published' },
  recusadas: { name: 'Recusadas', state: 'refused' },
  todas: { name: 'Todas', state: undefined },
} as const satisfies Record<string, { name: string; state: ReviewState | undefined }>

/** Without one in the address the waiting reviews are listed; an unknown one filters nothing. */
const tabFilter: Filter<keyof typeof tabs> = {
  parameter: 'situacao',
  read: (text) => (text === '' ? 'esperando' : (keysOf(tabs).find((tab) => tab === text) ?? 'todas')),
  write: (tab) => (tab === 'esperando' ? '' : tab),
}
const reviewFilters = listFilters('/avaliacoes', { tab: tabFilter, page: pageFilter })
const perPage = 30

/** The list of reviews, waiting ones first. */
export function reviewListRoutes(app: DeskApp, options: RouteOptions): void {
  app.get('/avaliacoes', async (context) => {
    const screen = <ReviewList view={await reviewListView(context, options)} />
    return options.show(context, { title: 'Avaliações', screen })
  })
}

async function reviewListView(context: DeskContext, { store, shop }: RouteOptions) {
  const filters = reviewFilters.read(context.req.query())
  const { page, tab } = filters
  const query = { state: tabs[tab].state, page, perPage }
  const [{ rows, total, counts }, currentShop] = await Promise.all([store.reviews.list(query), shop()])
  return {
    filters,
    waiting: counts.waiting,
    pages: Math.ceil(total / perPage),
    lines: rows.map((review) => ({
      review,
      product: reviewedProduct(review.product_id, currentShop),
      signs: review.handled_at === null ? abuseSigns(review, rows) : [],
    })),
  }
}
type ReviewListView = Awaited<ReturnType<typeof reviewListView>>

function ReviewList({ view: { filters, waiting, pages, lines } }: { view: ReviewListView }) {
  return (
    <div className="grid gap-5">
      <Tabs
        label="Situação das avaliações"
        tabs={keysOf(tabs).map((tab) => ({
          name: tabs[tab].name,
          href: reviewFilters.address({ tab, page: 1 }),
          isCurrent: tab === filters.tab,
          count: tab === 'esperando' ? waiting : undefined,
        }))}
      />
      {lines.length === 0 ? (
        <NothingHere>
          {filters.tab === 'esperando' ? 'Nenhuma avaliação espera.' : 'Nenhuma avaliação aqui.'}
        </NothingHere>
      ) : (
        <ul className="border-t border-rule">
          {lines.map((line) => (
            <ReviewRow key={line.review.id} line={line} />
          ))}
        </ul>
      )}
      <ListPages page={filters.page} pages={pages} addressOf={(page) => reviewFilters.address({ ...filters, page })} />
    </div>
  )
}

function ReviewRow({ line: { review, product, signs } }: { line: ReviewListView['lines'][number] }) {
  const { id, rating, title, comment, customer_name: name, created_at: arrived, shop_reply: reply } = review
  return (
    <li className="relative grid gap-x-4 gap-y-1 border-b border-rule py-3 text-small hover:bg-sheet md:grid-cols-[8rem_minmax(0,14rem)_minmax(0,1fr)_8rem]">
      <span className="flex flex-wrap items-center gap-2 md:flex-col md:items-start">
        <ReviewBadge review={review} />
        {reply !== null && <span className="text-label text-muted">com resposta</span>}
      </span>
      <span>
        <RowLink href={`/avaliacoes/${id}`}>{product.name}</RowLink>
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
        <Moment at={arrived} />
      </span>
    </li>
  )
}
