import * as v from 'valibot'
import { contactLimits as limits } from './fields.ts'
import { emailText, optionalText, typedText } from './typed-text.ts'

/** Only for a value that is not a text. */
const notText = 'Texto inválido'

/** With the messages of spec §5. Any subject passes: a page may have been open since before the list changed. */
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
