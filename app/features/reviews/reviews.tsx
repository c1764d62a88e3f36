import { useState } from 'react'
import { useSite } from '#app/site.tsx'
import { Button } from '#app/ui/button.tsx'
import { LatePlace, latePart } from '#app/ui/late/late-part.tsx'
import { averageRating, detailRating } from '#domain/catalogue/display-rating.ts'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { numberText } from '#domain/text/number-text.ts'
import { useReviews } from './use-reviews.ts'

const ReviewDialog = latePart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

interface ReviewsProps {
  productId: string
  productName: string
}

/**
 * The product's rating and the button to leave a review (spec §2 'Product detail'). A rating from reviews replaces the
 * derived one.
 */
export function Reviews({ productId, productName }: ReviewsProps) {
  const { brand } = useSite()
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused')
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
      <Button look="plain" size="inline" className="needs-script" onClick={() => setDialog('open')}>
        Deixe sua avaliação aqui
      </Button>
      {dialog !== 'unused' && (
        <LatePlace whenFailed="over">
          <ReviewDialog
            productId={productId}
            productName={productName}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </LatePlace>
      )}
    </div>
  )
}
