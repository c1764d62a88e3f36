import {
  discountPercent,
  formatBrl,
  hasPrice,
  instalmentCount,
  instalmentPrice,
  isOnSale,
  pixPrice,
} from '#domain/catalogue/price.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Price with discount, PIX and instalments, or 'Sob consulta' (spec §9). */
export function PriceBlock({
  currentPrice,
  originalPrice,
}: {
  currentPrice: number
  originalPrice?: number | undefined
}) {
  const priced = { currentPrice, originalPrice }
  if (!hasPrice(priced)) return <p className="text-lead font-semibold">Sob consulta</p>
  return (
    <div className="grid gap-0.5">
      {isOnSale(priced) && originalPrice !== undefined && (
        <p className="flex items-center gap-2 text-small text-muted">
          <s>
            <span className="sr-only">De </span>
            {formatBrl(originalPrice)}
          </s>
          <Badge tone="signal">{discountPercent(priced)}% OFF</Badge>
        </p>
      )}
      <p className="text-title font-semibold">{formatBrl(currentPrice)}</p>
      <p className="text-small">
        {formatBrl(pixPrice(currentPrice))} no PIX <span className="text-muted">(5% de desconto)</span>
      </p>
      <p className="text-small text-muted">
        em até {instalmentCount}x de {formatBrl(instalmentPrice(currentPrice))}
      </p>
    </div>
  )
}
