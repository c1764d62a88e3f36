import * as v from 'valibot'
import { seo, text } from './parts.ts'

/** content/pages/privacy.yaml: /privacidade (LGPD). */
export const privacyPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({ title: text, lead: text }),
  updatedLabel: text,
  updatedAt: v.pipe(v.string(), v.isoDate()),
  sections: v.array(
    v.strictObject({
      key: text,
      title: text,
      paragraphs: v.optional(v.array(text), []),
      items: v.optional(v.array(text), []),
      closing: v.optional(text),
    }),
  ),
})
export type PrivacyPageContent = v.InferOutput<typeof privacyPageSchema>
