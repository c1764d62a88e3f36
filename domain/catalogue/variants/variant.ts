import * as v from 'valibot'
import { partEndSchema } from '#domain/catalogue/registry/part-end.ts'
import { availabilityLabel, sizeName } from '#domain/catalogue/vocabulary.ts'
import { choice, field } from '#domain/field-words.ts'
import { amountSchema } from '#domain/money.ts'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { axisLabel, axisValue, variantAxes, type VariantAxis } from './variant-axes.ts'

const axisField = (name: VariantAxis, hint?: string) => field(axisLabel[name], v.optional(text), hint)

export const variantEntries = v.strictObject({
  id: field('Endereço da versão', v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'minúsculas, algarismos e hifens')), {
    hint: 'Minúsculas, algarismos e hifens. Vazio, sai do que a distingue.',
    isDerived: true,
  }),
  sizeKey: v.optional(choice('Tamanho', sizeName)),
  sizeLabel: field('Tamanho por extenso', v.optional(text), 'Com a medida: Adulto (18 a 26 cm).'),
  /** The number of air tubes; `leads` is the number of a cable's wires. */
  vias: field(axisLabel.vias, v.optional(v.picklist(['1', '2']))),
  leads: field(axisLabel.leads, v.optional(v.picklist(['3', '5', '10']))),
  transducer: axisField('transducer'),
  application: axisField('application'),
  thread: axisField('thread'),
  brand: axisField('brand'),
  model: axisField('model'),
  patient: axisField('patient'),
  /** The connector's name on the button: 'P10', 'Redondo, 2 pinos'. */
  connector: axisField('connector', 'Em palavras; a ponta diz qual é.'),
  /** The rating as it is printed on the part: '12 V, 7 Ah', '12 V, 20 W'. */
  rating: axisField('rating'),
  diameter: axisField('diameter'),
  length: axisField('length'),
  pack: axisField('pack'),
  sku: field('Código', text),
  /** Codes that the variant had before, by which the search still finds it. */
  formerCodes: field('Códigos antigos', v.optional(v.array(text)), { item: 'código antigo' }),
  availability: v.optional(choice('Disponibilidade', availabilityLabel, 'Vazia: a do produto.')),
  currentPrice: field('Preço', v.optional(amountSchema), 'Vazio: o do produto.'),
})

/** One orderable form of a product: a SKU and its value on each axis (spec §3 'Variant' and 'Option'). */
export type Variant = v.InferOutput<typeof variantEntries>

export const hasWholeSize = ({ sizeKey, sizeLabel }: Variant) => Boolean(sizeKey) === Boolean(sizeLabel)
export const hasAxisValue = (variant: Variant) => variantAxes.some((axis) => axisValue(variant, axis))
export const sizeRule = 'sizeKey e sizeLabel juntos'
export const axisRule = `ao menos um destes: sizeKey, ${variantAxes.slice(1).join(', ')}`

/** A variant of cards, carts and dialogs. Unknown fields pass: another release may have stored it in the browser. */
export const variantSchema = v.pipe(
  v.object({ ...variantEntries.entries, currentPrice: v.optional(v.pipe(v.number(), v.finite())) }),
  v.check(hasWholeSize, sizeRule),
  v.check(hasAxisValue, axisRule),
)

const articleVariantFields = v.strictObject({
  ...variantEntries.entries,
  /** Ends that differ from the product's: each replaces the product's end on the same side. */
  ends: field('Pontas da versão', v.optional(v.array(partEndSchema)), { item: 'ponta da versão' }),
})
export type ArticleVariant = v.InferOutput<typeof articleVariantFields>

export const articleVariantSchema = v.pipe(
  articleVariantFields,
  v.check((variant) => hasWholeSize(variant), sizeRule),
  v.check((variant) => hasAxisValue(variant), axisRule),
)

/** The variants of a product or an end; where it has none, one `undefined`, which stands for the product itself. */
export function versionsOf<V>({ variants }: { variants: readonly V[] }): readonly (V | undefined)[] {
  return variants.length > 0 ? variants : [undefined]
}
