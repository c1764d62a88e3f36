import * as v from 'valibot'
import { choice, field } from '#domain/field-words.ts'
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

export const latexLabel = { livre: 'Livre de látex', contem: 'Contém látex' } as const

/** What a purchasing department asks of a product. Unknown facts are omitted; claims need evidence (evidence.ts). */
export const dossierSchema = v.strictObject({
  maker: field('Fabricante', v.optional(text)),
  origin: field('Origem', v.optional(text)),
  anvisa: v.optional(choice('Na ANVISA', anvisaKindLabel)),
  anvisaNumber: field(
    'Número na ANVISA',
    v.optional(v.pipe(v.string(), v.regex(/^\d{11}$/, '11 algarismos'))),
    '11 algarismos.',
  ),
  anvisaProcess: field('Processo', v.optional(text)),
  anvisaStatus: v.optional(choice('Situação do registro', anvisaStatusLabel)),
  /** The day on which the registration ends; absent for one without an end. */
  anvisaExpires: field('Validade do registro', v.optional(daySchema), { isDay: true }),
  /** Whether the product's seal 'Certificado ANVISA' is a sample, which only shows what a seal looks like. */
  sampleSeal: field('O selo é só um exemplo', v.optional(v.boolean())),
  use: v.optional(choice('Uso', reuseLabel)),
  sterile: field('Estéril', v.optional(v.boolean())),
  latex: v.optional(choice('Látex', latexLabel)),
  defibrillationProof: field('À prova de desfibrilação', v.optional(v.boolean())),
  /** The norm for this type of part; that this part conforms to the norm is a separate claim. */
  standard: field('Norma', v.optional(text)),
})
export type Dossier = v.InferOutput<typeof dossierSchema>
