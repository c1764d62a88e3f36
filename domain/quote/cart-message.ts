import { buyerNumbers } from '#domain/buyer/buyer-line.ts'
import { lineVariant, type Cart, type CartLine } from '#domain/cart/cart.ts'
import { optionTexts } from '#domain/cart/line-text.ts'
import { cartCount, cartTotal, itemCountText, hasLinesOnRequest, unitPrice } from '#domain/cart/totals.ts'
import { labelCode } from '#domain/catalogue/product-summary.ts'
import { armText } from '#domain/catalogue/variants/arm-size.ts'
import { variantLabel } from '#domain/catalogue/variants/selection.ts'
import { centsText } from '#domain/money.ts'
import { shortLinkLine } from '#domain/order-list/list-link.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'
import { cartFragment, mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from './links.ts'

/** A link with the cart's text, and whether the text was shortened to fit. */
export interface CartLink {
  url: string
  isShortened: boolean
}

const greeting = 'Olá! Gostaria de um orçamento para os seguintes itens:'

/** The whole cart as text: numbered items, then the total (spec §7 'Cart messages'). */
export function cartText(cart: Cart): string {
  return [greeting, ...cart.items.map(fullLine), totalLine(cart)].join('\n\n')
}

/** A cart as text of at most `limit` characters, to be part of another message; shortened in the same way as links. */
export function cartWithin(cart: Cart, limit: number, siteUrl?: string): string {
  return cartLink(cart, { limit, siteUrl, toUrl: (text) => text }).url
}

/** WhatsApp link of a cart, at most 2,000 encoded characters. */
export function cartWhatsapp(cart: Cart, number: string, siteUrl?: string): CartLink {
  return cartLink(cart, { limit: whatsappLimit, siteUrl, toUrl: (text) => whatsappUrl(number, text) })
}

/** `mailto:` link of a cart, at most 1,900 encoded characters; `brandName` goes into the subject (spec §7). */
export function cartMail(cart: Cart, recipient: { to: string; brandName: string; siteUrl?: string }): CartLink {
  const subject = `Interesse em produtos - ${recipient.brandName}`
  return cartLink(cart, {
    limit: mailtoLimit,
    siteUrl: recipient.siteUrl,
    toUrl: (body) => mailtoUrl({ to: recipient.to, subject, body }),
  })
}

interface LinkOptions {
  limit: number
  /** The site's address, for a link to the whole list in place of lines that do not fit. */
  siteUrl?: string | undefined
  toUrl: (text: string) => string
}

/**
 * The first form that fits: every detail; all codes and a link to the whole list; all codes; as many codes as fit and
 * the link; or, where the link itself is too long, as many codes as fit and the count of the rest.
 */
function cartLink(cart: Cart, { limit, toUrl, siteUrl }: LinkOptions): CartLink {
  const full = toUrl(cartText(cart))
  if (full.length <= limit) return { url: full, isShortened: false }
  const codes = cart.items.map(compactLine)
  const fragment = siteUrl === undefined ? undefined : cartFragment(cart, shortLinkLine)
  const listUrl = fragment === undefined ? undefined : `${siteUrl}${paths.list(fragment)}`
  const everFewerCodes = (toText: (codes: string[]) => string) =>
    codes.map((_, index) => () => toUrl(toText(codes.slice(0, codes.length - 1 - index))))
  const shorterForms = [
    ...(listUrl === undefined ? [] : [() => toUrl(`${compactText(cart, codes)}\n\n${linkText(listUrl)}`)]),
    () => toUrl(compactText(cart, codes)),
    ...(listUrl === undefined ? [] : everFewerCodes((firstCodes) => linkedText(cart, firstCodes, listUrl))),
    ...everFewerCodes((firstCodes) => compactText(cart, firstCodes)),
  ]
  for (const toShorterUrl of shorterForms) {
    const url = toShorterUrl()
    if (url.length <= limit) return { url, isShortened: true }
  }
  return { url: toUrl(compactText(cart, [])), isShortened: true }
}

function compactText(cart: Cart, codes: string[]): string {
  const rest = cart.items.length - codes.length
  const more = rest > 0 ? [`… e mais ${itemCountText(rest)}: a lista completa segue em outra mensagem.`] : []
  const total =
    rest > 0
      ? `Ao todo: ${itemCountText(cart.items.length)}, ${counted(cartCount(cart), 'unidade', 'unidades')}`
      : totalLine(cart)
  return [greeting, [...codes, ...more].join('\n'), total].join('\n\n')
}

/** As many codes as fit, and a link to the page with all of them. */
function linkedText(cart: Cart, codes: string[], list: string): string {
  const more = `… e mais ${itemCountText(cart.items.length - codes.length)}.`
  return [greeting, [...codes, more].join('\n'), linkText(list)].join('\n\n')
}

function linkText(list: string): string {
  return `Lista completa: ${list}`
}

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
    `Preço unitário: ${price > 0 ? centsText(price) : 'Sob consulta'}`,
    ...(line.note ? [`Observação: ${line.note}`] : []),
  ].join('\n')
}

function totalLine(cart: Cart): string {
  const total = cartTotal(cart)
  if (total <= 0) return 'Total: Sob consulta'
  return `Total: ${centsText(total)}${hasLinesOnRequest(cart) ? ' + itens sob consulta' : ''}`
}
