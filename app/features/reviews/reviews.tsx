import { useState } from 'react'
import { Link } from 'react-router'
import { useSite } from '#app/site.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import type { AnsweredForm } from '#app/ui/form/use-form.ts'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { averageRating, detailRating } from '#domain/catalogue/display-rating.ts'
import { paths } from '#domain/pages/paths.ts'
import { numberText } from '#domain/text/number-text.ts'
import { ReviewForm } from './review-form.tsx'
import { useReviews } from './use-reviews.ts'

interface ReviewsProps {
  productId: string
  productName: string
}

/**
 * The product's rating and the link to leave a review (spec §2 'Product detail'), which opens a dialog. A rating from
 * reviews replaces the derived one.
 */
export function Reviews({ productId, productName }: ReviewsProps) {
  const { brand } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  /** What was typed into the dialog, in case it is closed and opened again. */
  const [typed, setTyped] = useState<AnsweredForm>()
  const reviews = useReviews(productId)
  const rating = averageRating(reviews) ?? (brand.derivedRatings ? detailRating(productId) : undefined)

  return (
    <div className="no-print flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      {rating && (
        <p className="flex items-center gap-2 text-small">
          <Stars score={rating.score} />
          <span className="font-medium">{numberText(rating.score, 1)}</span>
          <span className="text-muted">
            ({rating.count} {rating.count === 1 ? 'avaliação' : 'avaliações'})
          </span>
        </p>
      )}
      <Link
        to={paths.review(productId)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setIsOpen(true)
        }}
        className={buttonClass({ look: 'plain', size: 'inline' })}
      >
        Deixe sua avaliação aqui
      </Link>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Avalie este produto">
        <ReviewForm
          {...{ productId, productName }}
          answered={typed}
          onType={(values) => setTyped({ values, errors: {} })}
          onSent={() => {
            setIsOpen(false)
            setTyped(undefined)
          }}
        />
      </Dialog>
    </div>
  )
}
