import * as v from 'valibot'
import { postScenes } from './post-scene.ts'
import { trimmedText as text, slugText as slug } from '#domain/text/text-schemas.ts'

const isoDate = v.pipe(v.string(), v.isoDate())

export const blogCategorySchema = v.strictObject({
  id: text,
  name: text,
  slug,
  description: text,
  created_at: isoDate,
  /** Its articles state facts of the trade, and so name their sources. */
  technical: v.optional(v.boolean(), false),
})
export type BlogCategory = v.InferOutput<typeof blogCategorySchema>

/** A norm, a law or a publication that an article rests on; a sentence names it by its place in the list, `[^1]`. */
const sourceSchema = v.strictObject({
  name: text,
  /** Who publishes it, with what finds it in print: edition, volume, official gazette. */
  publisher: text,
  /** 's.d.' for one without a date. */
  year: v.pipe(v.string(), v.regex(/^(\d{4}|s\.d\.)$/, 'quatro algarismos entre aspas, ou s.d.')),
  says: text,
  url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** When somebody last read what stands there, at the address or in a copy of it. */
  seen: v.optional(isoDate),
})
export type Source = v.InferOutput<typeof sourceSchema>

/** The front matter of an article (spec §3 'Blog post'); its file's name is the slug. */
export const postFrontMatterSchema = v.strictObject({
  id: text,
  title: text,
  excerpt: text,
  category_id: text,
  published: v.boolean(),
  /** Below content/blog/, and nowhere else. */
  featured_image: v.optional(
    v.pipe(
      text,
      v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:svg|png|jpe?g|webp)$/i, 'um arquivo SVG, PNG, JPEG ou WebP'),
    ),
  ),
  /** The drawing that stands in for a picture of its own, and in the preview of its link. */
  scene: v.optional(v.picklist(postScenes), 'bancada'),
  seo_title: v.optional(text),
  seo_description: v.optional(text),
  created_at: isoDate,
  updated_at: isoDate,
  published_at: v.optional(isoDate),
  /** When its text was last gone over, where that was after `updated_at`. */
  revised_at: v.optional(isoDate),
  /** 'Normas e fontes' at its end. */
  sources: v.optional(v.array(sourceSchema), []),
  /** Who checked it, with profession and register, and when: shown once filled. */
  reviewed: v.optional(v.strictObject({ by: text, at: isoDate })),
  /** Slugs that it had before: their addresses lead here. */
  formerly: v.optional(v.array(slug)),
  /** Product ids to show under the article. */
  relatedProducts: v.optional(v.array(text), []),
})
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>
