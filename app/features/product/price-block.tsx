import { hasPrice, instalmentPrice, isOnSale, pixPrice } from '#domain/catalogue/price.ts'
import { formatBrl } from '#domain/money.ts'
import { useSite } from '#app/site.tsx'

/** Price with discount, PIX and instalments, or 'Sob consulta' (spec §9). */
export function PriceBlock({
  currentPrice,
  originalPrice,
}: {
  currentPrice: number
  originalPrice?: number | undefined
}) {
  const { pixDiscount, instalments } = useSite().brand.offers
  const priced = { currentPrice, originalPrice }
  if (!hasPrice(priced)) return <p className="no-print text-lead font-semibold">Sob consulta</p>
  return (
    <div className="no-print grid gap-0.5">
      {isOnSale(priced) && originalPrice !== undefined && (
        <p className="text-small text-muted">
          <s>
            <span className="sr-only">De </span>
            {formatBrl(originalPrice)}
          </s>
        </p>
      )}
      <p className="text-title font-semibold">{formatBrl(currentPrice)}</p>
      {pixDiscount > 0 && (
        <p className="text-small">
          {formatBrl(pixPrice(currentPrice, pixDiscount))} no PIX{' '}
          <span className="text-muted">({pixDiscount}% de desconto)</span>
        </p>
      )}
      {instalments > 1 && (
        <p className="text-small text-muted">
          em até {instalments}x de {formatBrl(instalmentPrice(currentPrice, instalments))}
        </p>
      )}
    </div>
  )
}
