import { keysOf } from '#domain/catalogue/vocabulary.ts'
import type { Contact } from './contact.ts'
import type { Review } from './review.ts'

/** The labels by which forms, sheets, e-mails, the desk and the texts about personal data list the fields, in order. */
export const contactLabels = {
  name: 'Nome',
  company: 'Empresa',
  email: 'E-mail',
  phone: 'Telefone',
  subject: 'Assunto',
  message: 'Mensagem',
} as const satisfies Record<keyof Contact, string>
export const reviewLabels = {
  product_id: 'Produto',
  customer_name: 'Nome',
  customer_email: 'E-mail',
  rating: 'Nota',
  title: 'Título',
  comment: 'Comentário',
} as const satisfies Record<keyof Review, string>

export type SenderField = Exclude<keyof Contact, 'subject' | 'message'>
export const senderFields = keysOf(contactLabels).filter(
  (field): field is SenderField => field !== 'subject' && field !== 'message',
)

/** The most characters of each field; tests/server/limits.test.ts proves that both databases have the same limits. */
export const contactLimits = { name: 120, company: 160, email: 254, phone: 40, subject: 120, message: 5000 } as const
export const reviewLimits = { customer_name: 120, title: 160, comment: 4000, customer_email: 254 } as const
