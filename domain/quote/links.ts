import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { wellFormed } from '#domain/text/normalize.ts'

/** The cart as the fragment of a list link; undefined for more than the 200 lines that a link holds. */
export function cartFragment({ items }: Cart, toLine = linkLine): string | undefined {
  const linkLineOf = ({ product, variantId, quantity, selectedOptions, note, buyerLine }: CartLine) =>
    toLine({ item: itemFor(product, variantId), quantity, options: selectedOptions, note, buyerLine })
  return items.length > maximumLines ? undefined : encodeOrderList(items.map(linkLineOf))
}

/** The longest links that WhatsApp and mail programs accept whole, in encoded characters (spec §7). */
export const whatsappLimit = 2000
export const mailtoLimit = 1900

export type MailDraft = { to: string; subject: string; body: string }

/** A WhatsApp link for a text and a number (digits only, with country code). */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encoded(text)}`
}

/** A `mailto:` link; line breaks become `%0D%0A`. */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  const parameters = [`subject=${encoded(subject)}`]
  if (body) parameters.push(`body=${encoded(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`)
  return `mailto:${to}?${parameters.join('&')}`
}

export type MessageText = { text: string; isShortened?: boolean }

export type MessageLink = { url: string; isShortened: boolean }

export type MessageLinks = Record<'whatsapp' | 'mail', MessageLink>

export interface Recipient {
  name: string
  /** The number, digits only, with country code. */
  whatsapp: { main: string }
  email: { sales: string }
}

/** The links of a message, each with the longest text that it holds. In: a function that makes texts, longest first. */
export function messageLinks(
  textsOf: () => Iterable<MessageText>,
  subject: string,
  recipient: Recipient,
): MessageLinks {
  const { whatsapp, email } = recipient
  return {
    whatsapp: fittingLink(textsOf(), whatsappLimit, (text) => whatsappUrl(whatsapp.main, text)),
    mail: fittingLink(textsOf(), mailtoLimit, (body) => mailtoUrl({ to: email.sales, subject, body })),
  }
}

/** The link of the first text that needs at most `limit` characters, else of the last one. In: at least one text. */
export function fittingLink(texts: Iterable<MessageText>, limit: number, toUrl: (text: string) => string): MessageLink {
  let link: MessageLink = { url: '', isShortened: true }
  for (const { text, isShortened = false } of texts) {
    link = { url: toUrl(text), isShortened }
    if (link.url.length <= limit) break
  }
  return link
}

/** A list's beginnings: without its last item, without its last two, and so on; the last one is empty. */
export function everShorterLists<Item>(items: readonly Item[]): Item[][] {
  return items.map((_, index) => items.slice(0, items.length - 1 - index))
}

/** A `tel:` link for a printed telephone number: '+55 11 3000-0000'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Replaces half a surrogate pair, which a stored cart may contain, by U+FFFD: `encodeURIComponent` throws on it. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
