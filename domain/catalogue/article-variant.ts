import * as v from 'valibot'
import { partEndSchema } from './registry/part-end.ts'
import { answerRule, answersSomething, hasWholeSize, sizeRule, variantFields } from './variants/variant.ts'

/** A variant as the content has it: with the ends in which it differs from its product. */
const articleVariantFields = v.strictObject({
  ...variantFields.entries,
  /** Each takes the place of the product's end on its side. */
  ends: v.optional(v.array(partEndSchema)),
})
export type ArticleVariant = v.InferOutput<typeof articleVariantFields>

export const articleVariantSchema = v.pipe(
  articleVariantFields,
  v.check((variant) => hasWholeSize(variant), sizeRule),
  v.check((variant) => answersSomething(variant), answerRule),
)
