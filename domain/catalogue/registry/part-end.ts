import * as v from 'valibot'
import { choice, field } from '#domain/field-words.ts'
import { slugSchema, trimmedText } from '#domain/text/text-schemas.ts'

export const endSideLabel = {
  equipamento: 'Lado do equipamento',
  cabo: 'Lado do cabo',
  sensor: 'Lado do sensor',
  rabichos: 'Lado dos rabichos',
  transdutor: 'Lado do transdutor',
  mangueira: 'Lado da mangueira',
  bracadeira: 'Lado da braçadeira',
  eletrodo: 'Lado do eletrodo',
  paciente: 'Lado do paciente',
  circuito: 'Lado do circuito',
  fixacao: 'Fixação',
} as const
export type EndSide = keyof typeof endSideLabel

/** The label by which an editor confirms that an end is the same in every version (patient, size, tubes). */
export const everyVersion = 'todas as versões'

export const partEndSchema = v.strictObject({
  side: choice('Lado', endSideLabel),
  connector: field('Conector', slugSchema, { registry: 'connectors' }),
  label: field('Distinção', v.optional(trimmedText), 'Só quando há duas pontas do mesmo lado.'),
})
export type PartEnd = v.InferOutput<typeof partEndSchema>
