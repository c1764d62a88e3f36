import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { daySchema, trimmedText as text } from '#domain/text/text-schemas.ts'

export const anvisaKindLabel = {
  registro: 'Registro ANVISA',
  notificacao: 'Notificação ANVISA',
  'nao-se-aplica': 'Peça de reposição, sem registro próprio',
} as const

export const anvisaStatusLabel = {
  vigente: 'vigente',
  'em-renovacao': 'em renovação',
  'em-andamento': 'pedido em andamento',
  vencido: 'vencido',
  cancelado: 'cancelado',
} as const

export const reuseLabel = {
  reutilizavel: 'Reutilizável',
  'paciente-unico': 'Paciente único',
  'uso-unico': 'Uso único',
} as const

export const latexLabel = {
  livre: 'Livre de látex',
  contem: 'Contém látex',
} as const

/**
 * What a purchasing department asks of a product. An unknown field is omitted: for a part's maker and ANVISA number the
 * sheet then reads 'enviado com o orçamento'. A claim is shown as known only with a paper in `evidence` (evidence.ts).
 */
export const dossierSchema = v.strictObject({
  maker: v.optional(text),
  origin: v.optional(text),
  anvisa: v.optional(v.picklist(keysOf(anvisaKindLabel))),
  anvisaNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/, '11 algarismos, entre aspas'))),
  anvisaProcess: v.optional(text),
  anvisaStatus: v.optional(v.picklist(keysOf(anvisaStatusLabel))),
  /** The day on which the registration expires; absent for a registration without an end. */
  anvisaExpires: v.optional(daySchema),
  /** Whether the seal 'Certificado ANVISA' is a sample that only shows what one looks like. */
  sampleSeal: v.optional(v.boolean()),
  use: v.optional(v.picklist(keysOf(reuseLabel))),
  sterile: v.optional(v.boolean()),
  latex: v.optional(v.picklist(keysOf(latexLabel))),
  defibrillationProof: v.optional(v.boolean()),
  /** The norm for this type of part; that this part conforms to it is a separate claim. */
  standard: v.optional(text),
})
export type Dossier = v.InferOutput<typeof dossierSchema>
