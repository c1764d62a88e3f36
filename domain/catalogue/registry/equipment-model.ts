import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { choice, field, group } from '#domain/field-words.ts'
import { slugSchema, trimmedText as text, wholeNumber } from '#domain/text/text-schemas.ts'
import { parameterLabel, socketTechnologyLabel } from './parameters.ts'

const year = wholeNumber(1950, 2100)

export const equipmentKindLabel = {
  monitor: 'Monitor multiparâmetro',
  modulo: 'Módulo de medida',
  oximetro: 'Oxímetro de pulso',
  capnografo: 'Capnógrafo',
  desfibrilador: 'Desfibrilador',
  dea: 'DEA',
  ventilador: 'Ventilador pulmonar',
  anestesia: 'Aparelho de anestesia',
  incubadora: 'Incubadora',
  berco: 'Berço aquecido',
  eletrocardiografo: 'Eletrocardiógrafo',
  ultrassom: 'Ultrassom',
  fetal: 'Monitor fetal',
  'bomba-infusao': 'Bomba de infusão',
  'analisador-o2': 'Analisador de oxigênio',
  pni: 'Monitor de sinais vitais e PNI',
  umidificador: 'Umidificador aquecido',
  cpap: 'Gerador de CPAP',
} as const
export type EquipmentKind = keyof typeof equipmentKindLabel

const technologiesOfParameter = field(
  'Tecnologias',
  v.pipe(v.array(v.picklist(keysOf(socketTechnologyLabel))), v.minLength(1)),
  { item: 'tecnologia', options: socketTechnologyLabel },
)

export const equipmentModelSchema = v.strictObject({
  key: slugSchema,
  name: field('Nome', text, 'Sem o fabricante.'),
  aliases: field('Outras grafias', v.optional(v.array(text), []), {
    item: 'outra grafia',
    hint: 'Uma por linha. Maiúsculas, acentos e hifens não contam.',
  }),
  kind: choice('O que é', equipmentKindLabel),
  parameters: field('Parâmetros', v.optional(v.array(choice('Parâmetro', parameterLabel)), []), {
    item: 'parâmetro',
    options: parameterLabel,
  }),
  /** The makers' technologies by parameter: `{ spo2: [nellcor, masimo] }`. */
  technologies: field(
    'Tecnologias, só onde decidem a peça',
    v.optional(v.record(choice('Parâmetro', parameterLabel), technologiesOfParameter), {}),
    { item: 'tecnologia' },
  ),
  years: v.optional(
    group('Anos de fabricação', { from: field('De', v.optional(year)), to: field('Até', v.optional(year)) }),
  ),
  product: field('Produto no catálogo', v.optional(slugSchema), {
    registry: 'products',
    hint: 'Quando o equipamento é vendido aqui.',
  }),
  note: field('O que se sabe das peças', v.optional(text), 'Uma linha, para o modelo que nenhuma peça cita.'),
})

/** Models of a maker that take the same parts: a part names the family instead of each of them. */
const modelFamilySchema = v.strictObject({
  key: slugSchema,
  name: text,
  models: v.pipe(v.array(slugSchema), v.minLength(2)),
  /** A sentence that says which of the models still lack a source; each part of the family shows it once. */
  open: v.optional(text),
})

export const equipmentMakerSchema = v.strictObject({
  key: slugSchema,
  name: field('Nome', text, 'Como se lê no equipamento.'),
  aliases: field('Outros nomes', v.optional(v.array(text), []), {
    item: 'outro nome',
    hint: 'Um por linha: nomes antigos e marcas da casa.',
  }),
  brand: field('Marca no catálogo', slugSchema, { registry: 'brands' }),
  models: v.optional(v.array(equipmentModelSchema), []),
  families: v.optional(v.array(modelFamilySchema), []),
})
export type EquipmentMaker = v.InferOutput<typeof equipmentMakerSchema>
export type EquipmentModel = EquipmentMaker['models'][number]

/** Replaces families' keys by their models, each once. `missingSources`: sentences that say which models lack a source. */
export function familyExpander(
  makers: readonly Pick<EquipmentMaker, 'families'>[],
): (keys: readonly string[]) => { models: string[]; missingSources: string[] } {
  const families = new Map(makers.flatMap((maker) => maker.families.map((family) => [family.key, family])))
  return (keys) => ({
    models: [...new Set(keys.flatMap((key) => families.get(key)?.models ?? [key]))],
    missingSources: keys.flatMap((key) => families.get(key)?.open ?? []),
  })
}
