export const origins = ['site', 'telefone', 'balcao', 'whatsapp', 'email'] as const
export type Origin = (typeof origins)[number]

export const originNames: Record<Origin, string> = {
  site: 'formulário do site',
  telefone: 'telefone',
  balcao: 'balcão',
  whatsapp: 'WhatsApp',
  email: 'e-mail',
}

/** The ways of an answer: by the site's mail server, or by the person's own program, telephone or voice. */
export const answerWays = ['smtp', 'email', 'whatsapp', 'telefone', 'balcao'] as const
export type AnswerWay = (typeof answerWays)[number]

export const answerWayNames: Record<AnswerWay, string> = {
  smtp: 'e-mail, enviado pelo site',
  email: 'e-mail, pelo programa de quem atende',
  whatsapp: 'WhatsApp',
  telefone: 'telefone',
  balcao: 'balcão',
}
