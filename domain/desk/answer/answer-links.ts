import { mailtoLimit, mailtoUrl, whatsappLimit, whatsappUrl } from '#domain/quote/links.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'

interface Addressee {
  email: string | null
  phone: string | null
}

/** A link that opens a person's own program with an answer; `isWhole`: the text is in it. Else it is to be copied and pasted. */
export interface AnswerLink {
  href: string
  isWhole: boolean
}

/**
 * The ways to send an answer by one's own programs: WhatsApp where the telephone is one of Brazil, e-mail where there is an address.
 * A text that is too long for a link stays out of it whole, never cut.
 */
export function answerLinks(
  { email, phone }: Addressee,
  { subject, text }: { subject: string; text: string },
): { whatsapp?: AnswerLink; email?: AnswerLink } {
  const number = brazilianPhone(phone ?? '')
  return {
    ...(number !== undefined && {
      whatsapp: within(whatsappLimit, whatsappUrl(number, text), `https://wa.me/${number}`),
    }),
    ...(email !== null && {
      email: within(mailtoLimit, draft(email, subject, text), draft(email, subject, '')),
    }),
  }
}

/** The address is a visitor's: what would end it, or add another field, is written out. */
function draft(email: string, subject: string, body: string): string {
  return mailtoUrl({ to: encodeURIComponent(email).replaceAll('%40', '@'), subject, body })
}

function within(limit: number, whole: string, without: string): AnswerLink {
  return whole.length <= limit ? { href: whole, isWhole: true } : { href: without, isWhole: false }
}
