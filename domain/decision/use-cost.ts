import { centsText, type Cents } from '#domain/money.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberText } from '#domain/text/number-text.ts'

/**
 * The cost of one use of a single-use part: its price divided by the pieces in its pack. Out: undefined for
 * reusable parts, whose life is not known, for those without a price, and where the pack is not known.
 */
export function useCost(
  product: Product,
  variant: { pack?: string | undefined } | undefined,
  price: Cents,
): string | undefined {
  if (price <= 0 || product.dossier.use !== 'uso-unico') return undefined
  const pieces = piecesIn(variant?.pack ?? '')
  if (pieces === undefined) return undefined
  return pieces === 1
    ? centsText(price)
    : `${centsText(Math.round(price / pieces))} (${centsText(price)} por ${numberText(pieces)})`
}

/**
 * The pieces in 'Pacote com 50', 'Caixa com 1.000', 'Jogo de 3', 'Unidade'; undefined for a pack by weight ('Bisnaga de
 * 250 g') or without a number.
 */
function piecesIn(pack: string): number | undefined {
  if (pack === 'Unidade') return 1
  const told = / (?:com|de) (\d{1,3}(?:\.\d{3})|\d{1,4})(?: (?:jogos|peças|unidades))?$/.exec(pack)?.[1]
  const pieces = Number(told?.replace('.', '') ?? 0)
  return pieces > 0 ? pieces : undefined
}
