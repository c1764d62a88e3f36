import * as v from 'valibot'
import { contactLimits as limits } from './fields.ts'
import { emailText, optionalText, typedText } from './typed-text.ts'

/** An optional field may be blank, so this message is only for a value that is not a text. */
const notText = 'Texto inválido'

/**
 * The fields that the contact form sends and the table `contacts` holds, with the messages of spec §5. Any short line
 * is accepted as a subject: a page may have been open since before the shop changed its list.
 */
export const contactSchema = v.strictObject({
  name: typedText({ minimum: 2, maximum: limits.name }, 'Nome deve ter pelo menos 2 caracteres'),
  company: optionalText(typedText({ maximum: limits.company }, notText)),
  email: emailText,
  phone: optionalText(typedText({ maximum: limits.phone }, notText)),
  subject: typedText({ maximum: limits.subject }, 'Selecione um assunto'),
  message: typedText(
    { minimum: 10, maximum: limits.message, lines: true },
    'Mensagem deve ter pelo menos 10 caracteres',
  ),
})
export type Contact = v.InferOutput<typeof contactSchema>
