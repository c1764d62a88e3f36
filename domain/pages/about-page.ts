import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { seo, statistic, titled, whatsappButton } from './parts.ts'

/** content/pages/about.yaml: the texts of /sobre. */
export const aboutPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({ title: text, lead: text }),
  whatWeDo: v.strictObject({ title: text, paragraphs: v.array(text) }),
  howWeWork: v.strictObject({ title: text, items: v.array(titled) }),
  statistics: v.strictObject({ title: text, items: v.array(statistic) }),
  quality: v.strictObject({ title: text, paragraphs: v.array(text) }),
  callToAction: v.strictObject({ title: text, text, whatsapp: whatsappButton, contactLabel: text }),
})
export type AboutPageContent = v.InferOutput<typeof aboutPageSchema>
