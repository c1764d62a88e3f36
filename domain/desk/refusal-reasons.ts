/** Reasons for not publishing a review, in words that the shop may use; a low rating is no reason. */
export const refusalReasons = {
  ofensa: 'Ofende ou discrimina alguém',
  'dados-pessoais': 'Expõe dados pessoais ou de pacientes',
  'outro-assunto': 'Não fala do produto',
  propaganda: 'É propaganda ou traz links',
  repetida: 'Repete outra avaliação',
  'nao-e-cliente': 'Não vem de quem usou o produto',
} as const
export type RefusalReason = keyof typeof refusalReasons
