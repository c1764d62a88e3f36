import * as v from 'valibot'
import { dataRequestKinds, outsidePlaces, type OutsidePlace } from '#domain/desk/data-request.ts'
import { phoneKey } from '#domain/desk/search-terms.ts'
import { contactSchema } from '#domain/forms/contact.ts'
import { contactLimits as most } from '#domain/forms/limits.ts'
import { emailText, optionalText, typedText } from '#domain/forms/text.ts'
import { dayText } from '#domain/text/text-schemas.ts'
import { wholeNumber } from '#desk/http/form.ts'

const notText = 'Texto inválido'
const name = typedText({ minimum: 2, maximum: most.name }, 'Nome deve ter pelo menos 2 caracteres')
const phone = optionalText(typedText({ maximum: most.phone }, notText))

/** The form of a new request: e-mail or telephone, at least one of them. */
export const requestForm = v.pipe(
  v.object({
    kind: v.picklist(dataRequestKinds),
    name: optionalText(name),
    email: optionalText(emailText),
    phone,
    receivedOn: dayText,
  }),
  v.forward(
    v.check((form) => form.email !== null || form.phone !== null, 'Escreva o e-mail ou o telefone'),
    ['email'],
  ),
  v.forward(
    v.check((form) => form.phone === null || phoneKey(form.phone) !== undefined, 'Escreva o telefone com DDD'),
    ['phone'],
  ),
)

export const versionForm = v.object({ versao: wholeNumber })

/** The form for deleting confirms that the request comes from the person whose data it is. */
export const eraseForm = v.object({
  versao: wholeNumber,
  certeza: v.literal('sim', 'Confirme que o pedido é da própria pessoa'),
})

/** The forms that correct a message or a review of the person. */
export const messageForm = v.object({
  versao: wholeNumber,
  ...v.omit(contactSchema, ['subject', 'message']).entries,
  email: optionalText(emailText),
})
export const reviewForm = v.object({
  versao: wholeNumber,
  customer_name: name,
  customer_email: optionalText(emailText),
})

export function isPlace(text: string): text is OutsidePlace {
  return Object.hasOwn(outsidePlaces, text)
}
