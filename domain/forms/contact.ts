import * as v from 'valibot'
import { contactSubjects } from './contact-subjects.ts'
import { emailText, optionalText, typedText } from './text.ts'

/** Blank is no fault of an optional field, so only a value that is no text gets this. */
const notText = 'Texto inválido'

/** What the contact form sends and the table `contacts` holds, with the messages of spec §5. */
export const contactSchema = v.strictObject({
  name: typedText({ minimum: 2, maximum: 120 }, 'Nome deve ter pelo menos 2 caracteres'),
  company: optionalText(typedText({ maximum: 160 }, notText)),
  email: emailText,
  phone: optionalText(typedText({ maximum: 40 }, notText)),
  subject: v.picklist(contactSubjects, 'Selecione um assunto'),
  message: typedText({ minimum: 10, maximum: 5000, lines: true }, 'Mensagem deve ter pelo menos 10 caracteres'),
})
export type Contact = v.InferOutput<typeof contactSchema>
