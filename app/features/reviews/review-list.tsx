import { useSite } from '#app/site.tsx'
import { Stars } from '#app/ui/blocks/stars.tsx'
import { useReviews } from './use-reviews.ts'

/** The approved reviews, newest first, with the shop's answers; empty without reviews. */
export function ReviewList({ productId }: { productId: string }) {
  const { brand } = useSite()
  const reviews = useReviews(productId)
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="review-list" className="border-t border-rule pt-6">
      <h2 id="review-list" className="text-title">
        Avaliações
      </h2>
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
              <div className="mt-2 border-l-2 border-petrol pl-4">
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
    </section>
  )
}

const dayText = (moment: string) => new Date(moment).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
