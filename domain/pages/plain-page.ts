import * as v from 'valibot'
import { slugSchema, trimmedText as text } from '#domain/text/text-schemas.ts'
import { seo } from './marketing-pages.ts'

/** Conditions for showing a section; a section without one is always shown. */
const conditions = ['officer', 'noOfficer', 'accessRecords', 'noAccessRecords', 'searchCounts', 'visitCounts'] as const
export type PageCondition = (typeof conditions)[number]

/**
 * content/pages/plain/<slug>.yaml: a page of text at /<slug>, with a link in the footer, such as /privacidade (LGPD)
 * and /termos.
 */
export const plainPageSchema = v.strictObject({
  /** The file's name without its ending. */
  slug: slugSchema,
  seo,
  footerLabel: text,
  hero: v.strictObject({ title: text, lead: text }),
  updatedLabel: text,
  updatedAt: v.pipe(v.string(), v.isoDate()),
  sections: v.array(
    v.strictObject({
      key: text,
      when: v.optional(v.picklist(conditions)),
      title: text,
      paragraphs: v.optional(v.array(text), []),
      items: v.optional(v.array(text), []),
      closing: v.optional(text),
      /** A button that erases what the site keeps on the visitor's device, and the message afterwards. */
      erase: v.optional(v.strictObject({ label: text, done: text })),
    }),
  ),
})
export type PlainPageContent = v.InferOutput<typeof plainPageSchema>

/** The page with the sections whose conditions hold. In: the conditions that hold. */
export function pageUnderConditions(page: PlainPageContent, holding: ReadonlySet<PageCondition>): PlainPageContent {
  return { ...page, sections: page.sections.filter(({ when }) => when === undefined || holding.has(when)) }
}
