import * as v from 'valibot'
import { field } from '#domain/editing/field-words.ts'
import { partEndSchema } from './registry/part-end.ts'
import { axisRule, hasAxisValue, hasWholeSize, sizeRule, variantEntries } from './variants/variant.ts'

/** A variant as content states it: with the ends that differ from its product's. */
const articleVariantFields = v.strictObject({
  ...variantEntries.entries,
  /** Ends that differ: each replaces the product's end on the same side. */
  ends: field('Pontas da versão', v.optional(v.array(partEndSchema)), { item: 'ponta da versão' }),
})
export type ArticleVariant = v.InferOutput<typeof articleVariantFields>

export const articleVariantSchema = v.pipe(
  articleVariantFields,
  v.check((variant) => hasWholeSize(variant), sizeRule),
  v.check((variant) => hasAxisValue(variant), axisRule),
)

/** The variants of a product or an end; where it has none, `undefined` once, which stands for the product itself. */
export function versionsOf<V>({ variants }: { variants: readonly V[] }): readonly (V | undefined)[] {
  return variants.length > 0 ? variants : [undefined]
}
