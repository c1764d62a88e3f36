import * as v from 'valibot'
import { trimmedText as text, slugText } from '#domain/text/text-schemas.ts'
import { productTypeLabel } from './product-types.ts'
import { keysOf } from './vocabulary.ts'

/** A category page's configuration (spec §3 'Category config'). */
export const categorySchema = v.strictObject({
  slug: slugText,
  /** Other slugs, which redirect here permanently. */
  aliases: v.optional(v.array(text), []),
  seoTitle: text,
  h1Title: text,
  shortDescription: text,
  /** Paragraphs are separated by an empty line. */
  fullDescription: text,
  productTypeFilter: v.pipe(v.array(v.picklist(keysOf(productTypeLabel))), v.minLength(1)),
  keywords: v.optional(v.array(text), []),
})
export type Category = v.InferOutput<typeof categorySchema>

/** A category as the home page shows it. */
export interface CategorySummary {
  slug: string
  title: string
  /** The number of its parts, at least 1. */
  count: number
  /** Address of a drawing. */
  picture: string
}
