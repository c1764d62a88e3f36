import * as v from 'valibot'
import { keysOf, productTypeLabel } from './vocabulary.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A category page's configuration (spec §3 'Category config'). */
export const categorySchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** Other slugs that lead here by permanent redirect. */
  aliases: v.optional(v.array(text), []),
  seoTitle: text,
  h1Title: text,
  shortDescription: text,
  /** Paragraphs are separated by an empty line. */
  fullDescription: text,
  productTypeFilter: v.pipe(v.array(v.picklist(keysOf(productTypeLabel))), v.minLength(1)),
  keywords: v.array(text),
})
export type Category = v.InferOutput<typeof categorySchema>
