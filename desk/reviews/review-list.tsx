import { Stars } from '#app/ui/blocks/stars.tsx'
import { listFilters, pageFilter, type Filter } from '#desk/http/list-filters.ts'
import type { DeskApp, DeskContext, RouteOptions } from '#desk/http/routes.ts'
import { Moment } from '#desk/parts/facts.tsx'
import { RowLink } from '#desk/parts/links.tsx'
import { ListPages, NothingHere, Tabs } from '#desk/parts/list.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { abuseSigns } from '#domain/desk/abuse-signs.ts'
import type { ReviewState } from '#server/store/reviews.ts'
import { ReviewBadge, reviewedProduct } from './review-page.tsx'

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
