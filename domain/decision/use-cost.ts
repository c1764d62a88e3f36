import { formatBrlPlain } from '#domain/catalogue/price.ts'
import type { Product } from '#domain/catalogue/product.ts'

/**
 * What one use of a part for single use costs: the price by the pieces in its pack. In: the price in R$. Out: undefined
 * for parts that are used again, whose life is not known, and for those without a price.
 */
export function useCost(
  product: Product,
  variant: { pack?: string | undefined } | undefined,
  price: number,
): string | undefined {
  if (price <= 0 || product.dossier.use !== 'uso-unico') return undefined
  const pieces = piecesIn(variant?.pack)
  if (pieces === undefined) return undefined
  return pieces === 1
    ? formatBrlPlain(price)
    : `${formatBrlPlain(price / pieces)} (${formatBrlPlain(price)} por ${pieces})`
}

/** 'Pacote com 50' holds fifty; a pack that does not say how many is not reckoned with. */
function piecesIn(pack: string | undefined): number | undefined {
  if (pack === undefined) return 1
  const pieces = Number(/(\d{1,5})/.exec(pack)?.[1] ?? 0)
  return pieces > 0 ? pieces : undefined
}
