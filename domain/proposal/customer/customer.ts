import * as v from 'valibot'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'

/** The fields of a customer in the order of forms and documents, each with its label and the most characters. */
export const customerFields = {
  institution: { label: 'Instituição', most: 160 },
  cnpj: { label: 'CNPJ', most: 20 },
  stateRegistration: { label: 'Inscrição estadual', most: 20 },
  city: { label: 'Município/UF', most: 80 },
  contact: { label: 'Contato', most: 80 },
  email: { label: 'E-mail', most: 120 },
  phone: { label: 'Telefone', most: 40 },
} as const
export type CustomerField = keyof typeof customerFields

const field = (name: CustomerField) => v.pipe(v.string(), v.trim(), v.maxLength(customerFields[name].most))

/** The customer of a proposal; in a draft every field may be empty. */
export const customerSchema = v.strictObject({
  institution: field('institution'),
  cnpj: field('cnpj'),
  stateRegistration: field('stateRegistration'),
  city: field('city'),
  contact: field('contact'),
  email: field('email'),
  phone: field('phone'),
})
export type Customer = v.InferOutput<typeof customerSchema>

export const emptyCustomer: Customer = {
  institution: '',
  cnpj: '',
  stateRegistration: '',
  city: '',
  contact: '',
  email: '',
  phone: '',
}

/**
 * The keys by which a customer is found again, in the form in which the store compares them: the CNPJ's letters and
 * digits, the e-mail in lower case, the telephone with its area code (without one it may be another customer's), the
 * institution's name without accents. Empty ones are omitted.
 */
export function customerKeys({ cnpj, email, phone, institution }: Customer): string[] {
  const bareCnpj = cnpj.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const wholePhone = brazilianPhone(phone)
  return [
    bareCnpj.length === 14 ? `cnpj:${bareCnpj}` : '',
    email === '' ? '' : `email:${email.toLowerCase()}`,
    wholePhone === undefined ? '' : `phone:${wholePhone}`,
    institution === '' ? '' : `name:${normalize(institution)}`,
  ].filter(Boolean)
}
