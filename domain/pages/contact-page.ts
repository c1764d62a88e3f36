import * as v from 'valibot'
import { contactLimits } from '#domain/forms/limits.ts'
import { trimmedText as text } from '#domain/text/text-schemas.ts'
import { messageText, seo } from './parts.ts'

/** content/pages/contact.yaml: the texts of /contato (spec §2 'Contact'). */
export const contactPageSchema = v.strictObject({
  seo,
  hero: v.strictObject({ title: text, subtitle: text }),
  form: v.strictObject({
    title: text,
    /** The subjects that a message can have, in order. */
    subjects: v.pipe(v.array(v.pipe(text, v.maxLength(contactLimits.subject))), v.nonEmpty()),
  }),
  details: v.strictObject({
    title: text,
    whatsapp: v.strictObject({ label: text, text: messageText }),
    email: v.strictObject({ label: text, subject: text }),
    phone: v.strictObject({ label: text }),
  }),
  hours: v.strictObject({ title: text, items: v.array(v.strictObject({ name: text, value: text })) }),
  specialized: v.strictObject({ title: text, text }),
})
export type ContactPageContent = v.InferOutput<typeof contactPageSchema>
