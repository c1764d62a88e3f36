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

/** `tel:` link for a printed telephone number: '+55 11 3000-0000'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Replaces half a surrogate pair, which a stored cart may contain, by U+FFFD: `encodeURIComponent` throws on it. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
