import * as v from 'valibot'
import { trimmedText as text } from '#domain/text/text-schemas.ts'

/** Schemas of parts that several marketing pages have. */

/** Like `text`, but not trimmed: after a space at its end the visitor continues the message. */
export const messageText = v.pipe(v.string(), v.nonEmpty())

export const seo = v.strictObject({ title: text, description: text })
export const titled = v.strictObject({ title: text, description: text })
export const statistic = v.strictObject({ value: text, label: text })

/** A button that opens WhatsApp with a message. */
export const whatsappButton = v.strictObject({ label: text, text: messageText })
/** A button that opens a draft of an e-mail. */
export const mailButton = v.strictObject({ label: text, subject: text, body: v.optional(v.string(), '') })
