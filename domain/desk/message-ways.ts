import { keysOf } from '#domain/catalogue/vocabulary.ts'

export const originNames = {
  site: 'formulário do site',
  telefone: 'telefone',
  balcao: 'balcão',
  whatsapp: 'WhatsApp',
  email: 'e-mail',
} as const
export type Origin = keyof typeof originNames

/** The ways of an answer: by the site's mail server, or by the person's own program, telephone or voice. */
export const answerWayNames = {
  smtp: 'e-mail, enviado pelo site',
  email: 'e-mail, pelo programa de quem atende',
  whatsapp: 'WhatsApp',
  telefone: 'telefone',
  balcao: 'balcão',
} as const
export type AnswerWay = keyof typeof answerWayNames
export const answerWays = keysOf(answerWayNames)
