import * as v from 'valibot'
import { contactLimits as limits } from './fields.ts'
import { emailText, optionalText, typedText } from './typed-text.ts'

/** `optionalText` accepts a blank field, so that this message is for a value that is no text. */
const notText = 'Texto inválido'

/** The contact form, with the messages of spec §5. Any subject passes: an open page may have an earlier list. */
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
