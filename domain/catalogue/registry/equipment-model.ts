import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { parameterLabel, technologyLabel } from './parameters.ts'

const year = v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100))

/** The kinds of machines, with the label that a visitor reads. */
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

/** A model of a maker. */
export const equipmentModelSchema = v.strictObject({
  /** The key of the model in addresses (`?modelo=…`) and products; it never changes. */
  key: slugSchema,
  name: text,
  /** Other spellings that people type; case, accents, hyphens and spaces do not matter. */
  aliases: v.optional(v.array(text), []),
  kind: v.picklist(keysOf(equipmentKindLabel)),
  parameters: v.optional(v.array(v.picklist(keysOf(parameterLabel))), []),
  /** The technologies of a parameter, where they decide which part fits: `{ spo2: [nellcor, masimo] }`. */
  technologies: v.optional(
    v.record(v.picklist(keysOf(parameterLabel)), v.pipe(v.array(v.picklist(keysOf(technologyLabel))), v.minLength(1))),
    {},
  ),
  years: v.optional(v.strictObject({ from: v.optional(year), to: v.optional(year) })),
  /** The id of the product that is this machine, where it is sold here. */
  product: v.optional(slugSchema),
  /** What is known of its parts, in one line; shown where no part names the model. */
  note: v.optional(text),
})

/** Models of a maker that take the same parts: a part names the family instead of each of them. */
const modelFamilySchema = v.strictObject({
  /** The key by which parts name it; no model and no other family has it. */
  key: slugSchema,
  name: text,
  /** Keys of the maker's models. */
  models: v.pipe(v.array(slugSchema), v.minLength(2)),
  /** Which of the models still lack a source, in words; each part of the family shows it once. */
  open: v.optional(text),
})

/** A maker of machines with its models, as `content/equipment-models.yaml` has them. */
export const equipmentMakerSchema = v.strictObject({
  key: slugSchema,
  name: text,
  /** Former names and brands of the company. */
  aliases: v.optional(v.array(text), []),
  /** The key of the brand by which lists filter the parts for its machines. */
  brand: slugSchema,
  models: v.optional(v.array(equipmentModelSchema), []),
  families: v.optional(v.array(modelFamilySchema), []),
})
export type EquipmentMaker = v.InferOutput<typeof equipmentMakerSchema>
export type EquipmentModel = EquipmentMaker['models'][number]

/**
 * Makes a function that lists a part's models. In: the makers of the registry. A family's key becomes the keys of
 * its models, in place; a model that is named twice stays once; an unknown key stays as it is. Out with them: which models
 * of the families still lack a source, in words.
 */
export function familyExpander(
  makers: readonly Pick<EquipmentMaker, 'families'>[],
): (keys: readonly string[]) => { models: string[]; openModels: string[] } {
  const families = new Map(makers.flatMap((maker) => maker.families.map((family) => [family.key, family])))
  return (keys) => ({
    models: [...new Set(keys.flatMap((key) => families.get(key)?.models ?? [key]))],
    openModels: keys.flatMap((key) => families.get(key)?.open ?? []),
  })
}
