import type { Product } from '#domain/catalogue/product.ts'
import { armText } from '#domain/catalogue/variants/arm-size.ts'
import { choiceLabel } from '#domain/catalogue/variants/selection.ts'
import { axisLabel, axisValue, variantAxes } from '#domain/catalogue/variants/variant-axes.ts'
import type { Variant } from '#domain/catalogue/variants/variant.ts'
import { type Cents, messageAmount } from '#domain/money.ts'
import type { MailDraft } from './links.ts'

export interface ProductQuote {
  product: Pick<Product, 'name' | 'description' | 'sku' | 'availability' | 'currentPrice' | 'whatsappText'>
  variant?: Variant | undefined
}

/** The page's WhatsApp text (spec §7 'detail quote'); a product's fixed text replaces all of it. */
export function productQuoteText({ product, variant }: ProductQuote): string {
  if (product.whatsappText) return product.whatsappText
  const sku = variant?.sku ?? product.sku
  const price = quotedPrice({ product, variant })
  const availability = variant?.availability ?? product.availability
  return [
    `Gostaria de um orçamento para ${product.name}`,
    ...choiceLines(variant),
    ...(sku ? [`SKU: ${sku}`] : []),
    ...(availability !== 'sob-consulta' && price > 0 ? [`Preço: ${messageAmount(price)}`] : []),
  ].join('\n')
}

/** The e-mail of the product page (spec §7): every line that applies, the price or 'Sob consulta'. */
export function productQuoteMail(quote: ProductQuote, to: string): MailDraft {
  const { product, variant } = quote
  const sku = variant?.sku ?? product.sku
  const price = quotedPrice(quote)
  const lines = [
    `Produto: ${product.name}`,
    `Descrição: ${product.description}`,
    ...choiceLines(variant),
    ...(sku ? [`SKU: ${sku}`] : []),
    `Preço: ${price > 0 ? messageAmount(price) : 'Sob consulta'}`,
  ]
  return {
    to,
    subject: `Interesse no produto: ${product.name}`,
    body: `Olá! Gostaria de um orçamento para o produto abaixo.\n\n${lines.join('\n')}`,
  }
}

/** The message without a chosen variant: the product's name and, when above 0, its price (spec §7). */
export function productInterestText({ name, currentPrice }: Pick<Product, 'name' | 'currentPrice'>): string {
  const price = currentPrice > 0 ? ` (${messageAmount(currentPrice)})` : ''
  return `Olá! Tenho interesse no produto: ${name}${price}`
}

/** The message of 'Não encontrei minha marca' on products with one variant for each brand (spec §2). */
export function compatibilityHelpText(name: string): string {
  return `Olá! Não encontrei a minha marca para o produto ${name}. Podem me ajudar com a compatibilidade?`
}

function choiceLines(variant: Variant | undefined): string[] {
  if (!variant) return []
  return variantAxes
    .filter((axis) => axisValue(variant, axis))
    .flatMap((axis) => {
      const arm = axis === 'size' ? armText(variant) : undefined
      return [`${axisLabel[axis]}: ${choiceLabel(variant, axis)}`, ...(arm ? [arm] : [])]
    })
}

const quotedPrice = ({ product, variant }: ProductQuote): Cents => variant?.currentPrice ?? product.currentPrice
