import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))
const isoDate = v.pipe(v.string(), v.isoDate())

export const blogCategorySchema = v.strictObject({
  id: text,
  name: text,
  slug,
  description: text,
  created_at: isoDate,
})
export type BlogCategory = v.InferOutput<typeof blogCategorySchema>

/** The front matter of an article (spec §3 'Blog post'); its file's name is the slug. */
export const postFrontMatterSchema = v.strictObject({
  id: text,
  title: text,
  excerpt: text,
  category_id: text,
  published: v.boolean(),
  featured_image: v.optional(text),
  seo_title: v.optional(text),
  seo_description: v.optional(text),
  created_at: isoDate,
  updated_at: isoDate,
  published_at: v.optional(isoDate),
  /** Product ids to show under the article. */
  relatedProducts: v.optional(v.array(text), []),
})
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>
