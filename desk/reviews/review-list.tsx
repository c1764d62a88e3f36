import { Tabs } from '#desk/parts/tabs.tsx'
import { NothingHere } from '#desk/parts/nothing-here.tsx'
import { ListPages } from '#desk/parts/list-pages.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { addressWith, pageParameter } from '#desk/http/address-within-desk.ts'
import { Moment } from '#desk/parts/moment.tsx'
import { RowLink } from '#desk/parts/text-link.tsx'
import type { ReviewState } from '#server/store/reviews.ts'
import type { StoredReview } from '#server/store/messages.ts'
import { ReviewBadge, type ReviewedProduct } from './review-page.tsx'

interface ReviewRowData {
  review: StoredReview
  product: ReviewedProduct
  signs: readonly string[]
}

interface ReviewListProps {
  /** The state of the listed reviews; undefined lists all. */
  state: ReviewState | undefined
  counts: Record<ReviewState, number>
  lines: readonly ReviewRowData[]
  page: number
  pages: number
}

export const stateKeys = { waiting: 'esperando', published: 'publicadas', refused: 'recusadas' } as const

const tabs: readonly (readonly [ReviewState | undefined, string])[] = [
  ['waiting', 'Esperando'],
  ['published', 'Publicadas'],
  ['refused', 'Recusadas'],
  [undefined, 'Todas'],
]

/** The list of reviews, waiting ones first. */
export function ReviewList({ state, counts, lines, page, pages }: ReviewListProps) {
  return (
    <div className="grid gap-5">
      <Tabs
        label="Situação das avaliações"
        tabs={tabs.map(([key, name]) => ({
          name,
          href: addressOf(key, 1),
          isCurrent: key === state,
          count: key === 'waiting' ? counts.waiting : undefined,
        }))}
      />
      {lines.length === 0 ? (
        <NothingHere>{state === 'waiting' ? 'Nenhuma avaliação espera.' : 'Nenhuma avaliação aqui.'}</NothingHere>
      ) : (
        <ul className="border-t border-rule">
          {lines.map((line) => (
            <ReviewRow key={line.review.id} line={line} />
          ))}
        </ul>
      )}
      <ListPages page={page} pages={pages} addressOf={(other) => addressOf(state, other)} />
    </div>
  )
}

function ReviewRow({ line: { review, product, signs } }: { line: ReviewRowData }) {
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

const addressOf = (state: ReviewState | undefined, page: number) =>
  addressWith('/avaliacoes', {
    situacao: state === undefined ? 'todas' : stateKeys[state],
    pagina: pageParameter(page),
  })
