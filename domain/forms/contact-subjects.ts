/** Subject options (spec §3 'Contact message'). */
export const contactSubjects = [
  'Células de Oxigênio',
  'Sensores Médicos',
  'Suporte Técnico',
  'Orçamento',
  'Outros',
] as const
