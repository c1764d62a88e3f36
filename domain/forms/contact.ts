import * as v from 'valibot'
import { contactLimits as most } from './limits.ts'
import { emailText, optionalText, typedText } from './text.ts'

/** Blank is no fault of an optional field, so only a value that is no text gets this. */
const notText = 'Texto inválido'

/** What the contact form sends (any short line is a subject: a page that was open before the shop changed its list still sends) and the table `contacts` holds, with the messages of spec §5. */
export const contactSchema = v.strictObject({
  name: typedText({ minimum: 2, maximum: most.name }, 'Nome deve ter pelo menos 2 caracteres'),
  company: optionalText(typedText({ maximum: most.company }, notText)),
  email: emailText,
  phone: optionalText(typedText({ maximum: most.phone }, notText)),
  subject: typedText({ maximum: most.subject }, 'Selecione um assunto'),
  message: typedText({ minimum: 10, maximum: most.message, lines: true }, 'Mensagem deve ter pelo menos 10 caracteres'),
})
export type Contact = v.InferOutput<typeof contactSchema>
