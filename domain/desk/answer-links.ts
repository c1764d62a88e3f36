import { mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from '#domain/quote/links.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'

/** A link that opens an answer in the person's own program. Unless `isWhole`, the text has to be copied. */
export type AnswerLink = { href: string; isWhole: boolean }

/** Links for an answer: WhatsApp for a Brazilian number, e-mail for an address; too long a text is left out whole. */
export function answerLinks(
  { email, phone }: { email: string | null; phone: string | null },
  { subject, text }: { subject: string; text: string },
): { whatsapp?: AnswerLink; email?: AnswerLink } {
  const number = brazilianPhone(phone ?? '')
  return {
    ...(number !== undefined && {
      whatsapp: linkWithin(whatsappLimit, whatsappUrl(number, text), `https://wa.me/${number}`),
    }),
    ...(email !== null && {
      email: linkWithin(mailtoLimit, mailLink(email, subject, text), mailLink(email, subject, '')),
    }),
  }
}

/** Makes a `mailto:` link; characters of the visitor's address that would end it or add a field are encoded. */
function mailLink(email: string, subject: string, body: string): string {
  return mailtoUrl({ to: encodeURIComponent(email).replaceAll('%40', '@'), subject, body })
}

function linkWithin(limit: number, withText: string, withoutText: string): AnswerLink {
  return withText.length <= limit ? { href: withText, isWhole: true } : { href: withoutText, isWhole: false }
}
