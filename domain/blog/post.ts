import * as v from 'valibot'
import { daySchema, trimmedText as text, slugText as slug } from '#domain/text/text-schemas.ts'
import { postScenes } from './post-scene.ts'

/** The name under which articles appear (spec §3): the brand's team. */
export function authorOf({ name }: { name: string }): string {
  return `Equipe ${name}`
}

export const blogCategorySchema = v.strictObject({
  id: text,
  name: text,
  slug,
  description: text,
  created_at: daySchema,
  /** Whether the articles of this category state technical facts and therefore have to name their sources. */
  technical: v.optional(v.boolean(), false),
})
export type BlogCategory = v.InferOutput<typeof blogCategorySchema>

/**
 * A norm, a law or a publication on which an article is based; a sentence cites it by its number in the list, `[^1]`.
 */
const sourceSchema = v.strictObject({
  name: text,
  /** Its publisher, with what identifies the printed source: edition, volume, official gazette. */
  publisher: text,
  /** 's.d.' for a source without a date. */
  year: v.pipe(v.string(), v.regex(/^(\d{4}|s\.d\.)$/, 'quatro algarismos entre aspas, ou s.d.')),
  says: text,
  url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** When the source was last read, at its address or in a copy. */
  seen: v.optional(daySchema),
})
export type Source = v.InferOutput<typeof sourceSchema>

/** The front matter of an article (spec §3 'Blog post'); its file's name is the slug. */
export const postFrontMatterSchema = v.strictObject({
  id: text,
  title: text,
  excerpt: text,
  category_id: text,
  published: v.boolean(),
  /** Path of a picture below content/blog/; the pattern accepts no path that leaves this folder. */
  featured_image: v.optional(
    v.pipe(
      text,
      v.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:svg|png|jpe?g|webp)$/i, 'um arquivo SVG, PNG, JPEG ou WebP'),
    ),
  ),
  /** The drawing shown in place of a picture, and in the preview of the article's link. */
  scene: v.optional(v.picklist(postScenes), 'bancada'),
  seo_title: v.optional(text),
  seo_description: v.optional(text),
  created_at: daySchema,
  updated_at: daySchema,
  published_at: v.optional(daySchema),
  /** When the text was last revised, if later than `updated_at`. */
  revised_at: v.optional(daySchema),
  /** The list 'Normas e fontes' at the article's end. */
  sources: v.optional(v.array(sourceSchema), []),
  /**
   * Who reviewed the article, with profession and professional register, and when; without it the page shows no
   * reviewer.
   */
  reviewed: v.optional(v.strictObject({ by: text, at: daySchema })),
  /** Former slugs of the article: their addresses redirect to it. */
  formerly: v.optional(v.array(slug)),
  /** Product ids to show under the article. */
  relatedProducts: v.optional(v.array(text), []),
})
export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>

/** The ISO date on which an article last changed: its update, or its revision if that is later. */
export function lastChangedOn({
  revised_at,
  updated_at,
}: Pick<PostFrontMatter, 'updated_at'> & { revised_at?: string | undefined }): string {
  return revised_at !== undefined && revised_at > updated_at ? revised_at : updated_at
}
