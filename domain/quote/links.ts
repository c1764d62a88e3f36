import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { maximumLines } from '#domain/order-list/limits.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/list-link.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { wellFormed } from '#domain/text/normalize.ts'

/**
 * The cart as the fragment of a list link; undefined for more than the 200 lines that a link holds. In: a function that
 * makes a line of the link.
 */
export function cartFragment({ items }: Cart, toLine = linkLine): string | undefined {
  const linkLineOf = ({ product, variantId, quantity, selectedOptions, note, buyerLine }: CartLine) =>
    toLine({ item: itemFor(product, variantId), quantity, options: selectedOptions, note, buyerLine })
  return items.length > maximumLines ? undefined : encodeOrderList(items.map(linkLineOf))
}

/** The longest links that WhatsApp and mail programs accept whole, in encoded characters (spec §7). */
export const whatsappLimit = 2000
export const mailtoLimit = 1900

/** A draft of an e-mail: subject and body as plain text with `\n` line breaks. */
export interface MailDraft {
  to: string
  subject: string
  body: string
}

/** WhatsApp link for a number (digits only, with country code) and a text. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encoded(text)}`
}

/** `mailto:` link; line breaks become `%0D%0A`. */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  const parameters = [`subject=${encoded(subject)}`]
  if (body) parameters.push(`body=${encoded(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`)
  return `mailto:${to}?${parameters.join('&')}`
}

/** A text for a link, and whether something of the message was left out of it. */
export interface MessageText {
  text: string
  isShortened?: boolean
}

/** A link with a message's text, and whether the text was shortened to fit. */
export interface MessageLink {
  url: string
  isShortened: boolean
}

/** A message by WhatsApp and by e-mail. */
export type MessageLinks = Record<'whatsapp' | 'mail', MessageLink>

/** The company that a visitor writes to. */
export interface Recipient {
  name: string
  /** Digits only, with country code. */
  whatsapp: { main: string }
  email: { sales: string }
}

/**
 * The links of a message by WhatsApp and by e-mail, each with the longest text that it holds. In: a function that makes
 * the texts, longest first; the subject of the e-mail; the company.
 */
export function messageLinks(
  textsOf: () => Iterable<MessageText>,
  subject: string,
  { whatsapp, email }: Recipient,
): MessageLinks {
  return {
    whatsapp: fittingLink(textsOf(), whatsappLimit, (text) => whatsappUrl(whatsapp.main, text)),
    mail: fittingLink(textsOf(), mailtoLimit, (body) => mailtoUrl({ to: email.sales, subject, body })),
  }
}

/** The first of some texts whose link has at most `limit` characters, else the last one. In: at least one text. */
export function fittingLink(texts: Iterable<MessageText>, limit: number, toUrl: (text: string) => string): MessageLink {
  let link: MessageLink = { url: '', isShortened: true }
  for (const { text, isShortened = false } of texts) {
    link = { url: toUrl(text), isShortened }
    if (link.url.length <= limit) break
  }
  return link
}

/** A list without its last item, without its last two, and so on; the last one is empty. */
export function everFewer<Item>(items: readonly Item[]): Item[][] {
  return items.map((_, index) => items.slice(0, items.length - 1 - index))
}

/** `tel:` link for a printed telephone number: '+55 11 3000-0000'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Replaces half a surrogate pair, which a stored cart may contain, by U+FFFD: `encodeURIComponent` throws on it. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
