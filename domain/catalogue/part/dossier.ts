import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const anvisaKindLabel = {
  registro: 'Registro ANVISA',
  notificacao: 'Notificação ANVISA',
  'nao-se-aplica': 'Peça de reposição, sem registro próprio',
} as const

export const anvisaStatusLabel = {
  vigente: 'vigente',
  'em-renovacao': 'em renovação',
  'em-andamento': 'pedido em andamento',
} as const

export const useLabel = {
  reutilizavel: 'Reutilizável',
  'paciente-unico': 'Paciente único',
  'uso-unico': 'Uso único',
} as const

export const latexLabel = {
  livre: 'Livre de látex',
  contem: 'Contém látex',
} as const

/** What a purchasing department asks of a part. What is not known stays out and reads 'enviado com o orçamento'. */
export const dossierSchema = v.strictObject({
  maker: v.optional(text),
  origin: v.optional(text),
  anvisa: v.optional(v.picklist(['registro', 'notificacao', 'nao-se-aplica'])),
  anvisaNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/, '11 digits'))),
  anvisaStatus: v.optional(v.picklist(['vigente', 'em-renovacao', 'em-andamento'])),
  use: v.optional(v.picklist(['reutilizavel', 'paciente-unico', 'uso-unico'])),
  sterile: v.optional(v.boolean()),
  latex: v.optional(v.picklist(['livre', 'contem'])),
  defibrillationProof: v.optional(v.boolean()),
  standard: v.optional(text),
})
export type Dossier = v.InferOutput<typeof dossierSchema>
