import { wellFormed } from '#domain/text/well-formed.ts'

/** The longest links that the programs behind them take whole, in encoded characters (decisions, 'Long carts'). */
export const whatsappLimit = 2000
export const mailtoLimit = 1900

/** An e-mail draft: subject and body as plain text with `\n` line breaks. */
export interface MailDraft {
  to: string
  subject: string
  body: string
}

/** Click-to-chat link for a number (digits only, with country code) and a text. */
export function whatsappUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encoded(text)}`
}

/** `mailto:` link; line breaks are written as `%0D%0A`. */
export function mailtoUrl({ to, subject, body }: MailDraft): string {
  const parameters = [`subject=${encoded(subject)}`]
  if (body) parameters.push(`body=${encoded(body.replaceAll(/\r\n|\r|\n/g, '\r\n'))}`)
  return `mailto:${to}?${parameters.join('&')}`
}

/** `tel:` link of a phone as it is printed: '+55 11 3000-0000'. */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}

/** Half a surrogate pair, as a stored cart may hold, becomes U+FFFD: `encodeURIComponent` throws on it. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text))
}
