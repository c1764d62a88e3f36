import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { dayAfter, daysBetween } from '#domain/time.ts'

/** What people may request about their personal data (LGPD, art. 18), in the order in which the shop lists it. */
export const dataRequestNames = {
  acesso: 'confirmação e acesso',
  correcao: 'correção',
  eliminacao: 'eliminação',
} as const
export type DataRequestKind = keyof typeof dataRequestNames
export const dataRequestKinds = keysOf(dataRequestNames)

/** Days within which the law asks for a complete declaration (LGPD, art. 19, II). */
const legalDays = 15

/** The last day to answer a request. In and out: days like 2026-11-26. */
export const dueDay = (received: string): string => dayAfter(received, legalDays)

/** The days left until the last day to answer; negative once it has passed. */
export const daysLeft = (due: string, today: string): number => daysBetween(today, due)

/** Places outside the site where a person's data may be; the desk ticks off each one. */
export const outsideStorages = {
  correio: 'Caixa de e-mail da loja: mensagens recebidas, enviadas e a lixeira',
  whatsapp: 'Conversas e contatos do WhatsApp',
  planilhas: 'Planilhas exportadas e arquivos baixados',
  propostas: 'Propostas, pedidos e notas fiscais (os fiscais ficam pelo prazo da lei)',
  webhook: 'Outro sistema que recebe as mensagens do site (webhook, CRM, ERP)',
  papel: 'Papéis impressos e anotações',
} as const
export type OutsideStorage = keyof typeof outsideStorages

/** An address or telephone number in the form that is kept after deletion: 'a…@example.com', '…0000'. */
export function maskContact(text: string): string {
  const [name = '', domain] = text.split('@')
  return domain === undefined ? `…${text.replaceAll(/\D/g, '').slice(-4)}` : `${name.slice(0, 1)}…@${domain}`
}

type Requester = { name: string | null; email: string | null; phone: string | null }

/** A requester as kept once the request is closed: enough to prove that it was answered. */
export function maskedRequester({ name, email, phone }: Requester): Requester {
  const mask = (text: string | null) => (text === null ? null : maskContact(text))
  return { name: name === null ? null : `${name.slice(0, 1)}…`, email: mask(email), phone: mask(phone) }
}
