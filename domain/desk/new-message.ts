import * as v from 'valibot'
import { contactLimits as most, emailText, optionalText, typedText } from '#domain/forms/text.ts'
import { origins, type Origin } from './data-request.ts'

/** The ways by which a message reaches the shop outside the site, and is entered by a person. */
export const outsideOrigins = origins.filter((origin): origin is Exclude<Origin, 'site'> => origin !== 'site')

const notText = 'Texto inválido'

/**
 * A message that came by telephone, over the counter or to a person's own program: a name, a subject and what was asked
 * are enough.
 */
export const newMessageSchema = v.object({
  origin: v.picklist(outsideOrigins, 'Escolha por onde veio'),
  name: typedText({ minimum: 2, maximum: most.name }, 'Escreva o nome, com 2 letras ou mais'),
  company: optionalText(typedText({ maximum: most.company }, notText)),
  email: optionalText(emailText),
  phone: optionalText(typedText({ maximum: most.phone }, notText)),
  subject: typedText({ maximum: most.subject }, 'Escolha um assunto'),
  message: typedText({ minimum: 1, maximum: most.message, lines: true }, 'Escreva o que foi pedido'),
})
