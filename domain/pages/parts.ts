import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'

/** The pieces that marketing pages are made of. */

/** Like `text`, but a space at its end is kept: the visitor goes on writing there. */
export const messageText = v.pipe(v.string(), v.nonEmpty())

export const seo = v.strictObject({ title: text, description: text })
export const titled = v.strictObject({ title: text, description: text })
export const statistic = v.strictObject({ value: text, label: text })

/** A button that opens WhatsApp with a text. */
export const whatsappButton = v.strictObject({ label: text, text: messageText })
/** A button that opens an e-mail draft. */
export const mailButton = v.strictObject({ label: text, subject: text, body: v.optional(v.string(), '') })
