import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { lineVariant, type Cart, type CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { pieceCount, cartTotal, hasLinesOnRequest, unitPrice } from '#domain/cart/totals.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { armText } from '#domain/catalogue/variants/arm-size.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { messageAmount } from '#domain/money.ts'
import { shortLinkLine } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'
import {
  cartFragment,
  everShorterLists,
  fittingLink,
  type MessageLinks,
  messageLinks,
  type MessageText,
  type Recipient,
} from './links.ts'

const greeting = 'Olá! Gostaria de um orçamento para os seguintes itens:'

/** The cart as text, complete: numbered items, then the total (spec §7 'Cart messages'). */
export function cartText(cart: Cart): string {
  return [greeting, ...cart.items.map(fullLine), totalLine(cart)].join('\n\n')
}

/** The cart as text of at most `limit` characters, to be part of another message. */
export function cartWithin(cart: Cart, limit: number, siteUrl?: string): string {
  return fittingLink(cartTexts(cart, siteUrl), limit, (text) => text).url
}

/** The links of a cart. In: the site's address, for a link to the whole list where lines do not fit (spec §7). */
export function cartLinks(cart: Cart, recipient: Recipient, siteUrl?: string): MessageLinks {
  return messageLinks(() => cartTexts(cart, siteUrl), `Interesse em produtos - ${recipient.name}`, recipient)
}

/** The cart in ever shorter texts: every detail; all codes, with and without a link to the list; as many as fit. */
function* cartTexts(cart: Cart, siteUrl: string | undefined): Iterable<MessageText> {
  yield { text: cartText(cart) }
  const isShortened = true
  const codes = cart.items.map(compactLine)
  const fragment = siteUrl === undefined ? undefined : cartFragment(cart, shortLinkLine)
  const listUrl = fragment === undefined ? undefined : `${siteUrl}${paths.list(fragment)}`
  if (listUrl !== undefined) yield { text: `${compactText(cart, codes)}\n\n${linkText(listUrl)}`, isShortened }
  yield { text: compactText(cart, codes), isShortened }
  if (listUrl !== undefined)
    for (const firstCodes of everShorterLists(codes)) yield { text: linkedText(cart, firstCodes, listUrl), isShortened }
  for (const firstCodes of everShorterLists(codes)) yield { text: compactText(cart, firstCodes), isShortened }
}

function compactText(cart: Cart, codes: string[]): string {
  const omittedCount = cart.items.length - codes.length
  const more =
    omittedCount > 0
      ? [`… e mais ${counted(omittedCount, 'item', 'itens')}: a lista completa segue em outra mensagem.`]
      : []
  const total =
    omittedCount > 0
      ? `Ao todo: ${counted(cart.items.length, 'item', 'itens')}, ${counted(pieceCount(cart), 'unidade', 'unidades')}`
      : totalLine(cart)
  return [greeting, [...codes, ...more].join('\n'), total].join('\n\n')
}

function linkedText(cart: Cart, codes: string[], list: string): string {
  const more = `… e mais ${counted(cart.items.length - codes.length, 'item', 'itens')}.`
  return [greeting, [...codes, more].join('\n'), linkText(list)].join('\n\n')
}

const linkText = (list: string): string => `Lista completa: ${list}`

function compactLine(line: CartLine, index: number): string {
  const code = labelCode(line.product, line.variantId) || line.product.name
  const options = optionTexts(line).join(', ')
  const remarks = [buyerNumbers(line.buyerLine), line.note].map((text) => text && ` – ${text}`).join('')
  return `${index + 1}) ${code}${options && ` (${options})`} x${line.quantity}${remarks}`
}

function fullLine(line: CartLine, index: number): string {
  const variant = lineVariant(line)
  const sku = variant?.sku ?? line.product.sku
  const arm = variant && armText(variant)
  const price = unitPrice(line)
  const numbers = buyerNumbers(line.buyerLine)
  return [
    `${index + 1}. ${line.product.name}`,
    ...(variant ? [`Variação: ${variantLabel(variant)}`] : []),
    ...(arm ? [arm] : []),
    ...optionTexts(line),
    ...(sku ? [`SKU: ${sku}`] : []),
    ...(numbers ? [`Na lista do comprador: ${numbers}`] : []),
    `Quantidade: ${line.quantity}`,
    `Preço unitário: ${price > 0 ? messageAmount(price) : 'Sob consulta'}`,
    ...(line.note ? [`Observação: ${line.note}`] : []),
  ].join('\n')
}

function totalLine(cart: Cart): string {
  const total = cartTotal(cart)
  if (total <= 0) return 'Total: Sob consulta'
  return `Total: ${messageAmount(total)}${hasLinesOnRequest(cart) ? ' + itens sob consulta' : ''}`
}
