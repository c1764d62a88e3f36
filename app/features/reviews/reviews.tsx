import { useState, useEffect } from 'react'
import { Link } from 'react-router'
import { readRows, type Backend } from '#app/browser/backend.ts'
import { useSite } from '#app/site.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { FormState } from '#app/ui/form/use-form.ts'
import { insteadOfLink } from '#app/ui/plain-click.ts'
import { averageRating, detailRating } from '#domain/catalogue/display-rating.ts'
import { publishedColumns, publishedReviewSchema, type PublishedReview } from '#domain/forms/published-review.ts'
import { once } from '#domain/once.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted, numberText } from '#domain/text/number-text.ts'
import { ReviewForm } from './review-form.tsx'

export function ReviewList({ productId }: { productId: string }) {
  const { brand } = useSite()
  const reviews = useReviews(productId)
  if (reviews.length === 0) return null
  return (
    <TitledSection title="Avaliações" className="border-t border-rule pt-6">
      <ul className="mt-4 grid gap-6 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review.id} className="grid content-start gap-1">
            <p className="flex items-center gap-2 text-small">
              <Stars score={review.rating} />
              <span className="sr-only">{review.rating} de 5 estrelas</span>
              <span className="font-semibold">{review.title}</span>
            </p>
            <p className="whitespace-pre-line">{review.comment}</p>
            <p className="text-label text-muted">
              {review.customer_name}, {dayText(review.created_at)}
            </p>
            {review.shop_reply !== null && (
              <div className="mt-2 border-l-2 border-brand pl-4">
                <p className="text-small font-semibold">
                  Resposta da {brand.name}
                  {review.shop_replied_at !== null && (
                    <span className="font-normal text-muted">, {dayText(review.shop_replied_at)}</span>
                  )}
                </p>
                <p className="whitespace-pre-line">{review.shop_reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

const dayText = (moment: string) => new Date(moment).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

/** The rating, and the link to leave a review in a dialog (spec §2). Reviews replace the derived rating. */
export function Reviews({ productId, productName }: { productId: string; productName: string }) {
  const { brand } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  /** The texts typed into the dialog, in case it is closed and opened again. */
  const [draft, setDraft] = useState<FormState>()
  const reviews = useReviews(productId)
  const rating = averageRating(reviews) ?? (brand.derivedRatings ? detailRating(productId) : undefined)

  return (
    <div className="no-print flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      {rating && (
        <p className="flex items-center gap-2 text-small">
          <Stars score={rating.score} />
          <span className="font-medium">{numberText(rating.score, 1)}</span>
          <span className="text-muted">({counted(rating.count, 'avaliação', 'avaliações')})</span>
        </p>
      )}
      <Link
        to={paths.review(productId)}
        aria-haspopup="dialog"
        onClick={insteadOfLink(() => setIsOpen(true))}
        className={buttonClass({ look: 'plain', size: 'inline' })}
      >
        Deixe sua avaliação aqui
      </Link>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Avalie este produto">
        <ReviewForm
          productId={productId}
          productName={productName}
          initial={draft}
          onType={(values) => setDraft({ values, errors: {} })}
          onSent={() => {
            setIsOpen(false)
            setDraft(undefined)
          }}
        />
      </Dialog>
    </div>
  )
}

/** Fetches the published reviews of a backend, once for each product: its page shows them in two places. */
const reviewsFrom = once(async (backend: Backend) =>
  once((productId: string) =>
    readRows(
      backend,
      'product_reviews',
      { product_id: `eq.${productId}`, approved: 'is.true', select: publishedColumns, order: 'id.desc' },
      publishedReviewSchema,
    ),
  ),
)

function useReviews(productId: string): readonly PublishedReview[] {
  const { backend } = useSite()
  const [reviews, setReviews] = useState<readonly PublishedReview[]>([])

  useEffect(() => {
    let isCurrent = true
    const show = (loadedReviews: readonly PublishedReview[]) => isCurrent && setReviews(loadedReviews)
    // Without an answer the page stays as it is; the next product tries again.
    reviewsFrom(backend)
      .then((reviewsOf) => reviewsOf(productId))
      .then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [backend, productId])

  return reviews
}
