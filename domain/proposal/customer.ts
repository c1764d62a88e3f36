import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { cnpjState, formatCnpj } from '#domain/forms/cnpj.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { normalize } from '#domain/text/normalize.ts'
import { splitSender } from '#domain/words/order-line.ts'

export const customerFields = {
  institution: { label: 'Instituição', maxLength: 160 },
  cnpj: { label: 'CNPJ', maxLength: 20 },
  stateRegistration: { label: 'Inscrição estadual', maxLength: 20 },
  city: { label: 'Município/UF', maxLength: 80 },
  contact: { label: 'Contato', maxLength: 80 },
  email: { label: 'E-mail', maxLength: 120 },
  phone: { label: 'Telefone', maxLength: 40 },
  deliveryAddress: { label: 'Endereço de entrega', maxLength: 200 },
  billingAddress: { label: 'Endereço de faturamento', maxLength: 200 },
} as const
type CustomerField = keyof typeof customerFields

const field = (name: CustomerField) => v.pipe(v.string(), v.trim(), v.maxLength(customerFields[name].maxLength))

/** The customer of a proposal; in a draft every field may be empty. */
export const customerSchema = v.strictObject({
  institution: field('institution'),
  cnpj: field('cnpj'),
  stateRegistration: field('stateRegistration'),
  city: field('city'),
  contact: field('contact'),
  email: field('email'),
  phone: field('phone'),
  deliveryAddress: v.optional(field('deliveryAddress'), ''),
  billingAddress: v.optional(field('billingAddress'), ''),
})
export type Customer = v.InferOutput<typeof customerSchema>

export const emptyCustomer = Object.fromEntries(keysOf(customerFields).map((name) => [name, ''])) as Customer

/** The keys by which the store finds a customer again; no telephone without area code, which may be another's. */
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

/** Whether two revisions are to one customer (same CNPJ, e-mail, telephone or unopposed name), or one names nobody. */
export function isSameCustomer(a: Customer, b: Customer): boolean {
  const identityKeys = (customer: Customer) => [
    ...customerKeys(customer),
    ...(customer.contact === '' ? [] : [`contact:${normalize(customer.contact)}`]),
  ]
  const [keysOfA, keysOfB] = [identityKeys(a), identityKeys(b)]
  if (keysOfA.length === 0 || keysOfB.length === 0) return true
  const states = (keys: string[], kind: string) => keys.some((key) => key.startsWith(kind))
  const shares = (kind: string) => keysOfA.some((key) => key.startsWith(kind) && keysOfB.includes(key))
  const differsIn = (kind: string) => states(keysOfA, kind) && states(keysOfB, kind) && !shares(kind)
  const identifiers = ['cnpj:', 'email:', 'phone:']
  if (identifiers.some(shares)) return true
  // Many are called 'Hospital Municipal', and 'Compras' is a contact of most.
  return !identifiers.some(differsIn) && (shares('name:') || (shares('contact:') && !differsIn('name:')))
}

/** The customer according to the fields of a message; the message's text is not interpreted. */
export function customerOfMessage(message: {
  name: string
  company: string | null
  email: string | null
  phone: string | null
}): Customer {
  const { name, company, email, phone } = message
  return {
    ...emptyCustomer,
    institution: (company ?? '').slice(0, customerFields.institution.maxLength).trim(),
    contact: name.slice(0, customerFields.contact.maxLength).trim(),
    email: (email ?? '').slice(0, customerFields.email.maxLength).trim(),
    phone: (phone ?? '').slice(0, customerFields.phone.maxLength).trim(),
  }
}

const emailPattern = /(?<![\w.+-])[\w.+-]{1,64}@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu
const phonePattern = /(?:\+?55[ -]?)?\(?\b0?\d{2}\)?[ -]?9?\d{4}[ -]?\d{4}\b/g
const cnpjPattern = /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g

/** Matches the beginning of an institution's name: 'Hospital São Lucas', 'UPA Norte'. */
const institutionPattern =
  /^(?:hosp\b|hospital|cl[ií]nica|santa casa|maternidade|upa\b|ubs\b|samu\b|prefeitura|secretaria|laborat[óo]rio|instituto|funda[çc][ãa]o|centro)/i

/** Matches how a person says for whom they write, names capitalized: 'aqui é da Santa Casa de Londrina'. */
const writesForPattern =
  /(?<!\p{L})(?:[Ss]ou|[Ss]omos|[Éé]|[Ff]al[ao]|[Ff]alamos)\s+d[aeo]\s+(\p{L}+(?:\s+(?:(?:d[aeo]s?|e)\s+)?\p{Lu}[\p{L}'’-]*){1,6})/gu

function institutionIn(text: string): string {
  const names = new Set(Array.from(text.matchAll(writesForPattern), ([, name = '']) => name))
  const [name = '', ...others] = [...names].filter((candidate) => institutionPattern.test(candidate))
  return others.length === 0 ? name.slice(0, customerFields.institution.maxLength) : ''
}

/** The customer in a pasted conversation: its only sender, their institution, and data that are not the shop's own. */
export function customerOfText(
  text: string,
  shop: { cnpj: string; phones: readonly string[]; emails: readonly string[] },
): Customer {
  const shopPhones = new Set(shop.phones.map(brazilianPhone))
  const isCustomerPhone = (number: string) =>
    !shopPhones.has(brazilianPhone(number)) && brazilianPhone(number) !== undefined
  const senders = new Set(text.split('\n').flatMap((line) => splitSender(line).sender ?? []))
  const [sender = ''] = senders.size === 1 ? senders : []
  const isSenderPhone = brazilianPhone(sender) !== undefined
  const phone = text.match(phonePattern)?.find(isCustomerPhone) ?? ''
  const email = text.match(emailPattern)?.find((found) => !shop.emails.includes(found.toLowerCase())) ?? ''
  const isCustomerCnpj = (found: string) => cnpjState(found) === 'valid' && formatCnpj(shop.cnpj) !== found
  return {
    ...emptyCustomer,
    institution: institutionIn(text),
    [institutionPattern.test(sender) ? 'institution' : 'contact']: isSenderPhone ? '' : sender.trim(),
    phone: isSenderPhone && isCustomerPhone(sender) ? sender : phone,
    email: email.slice(0, customerFields.email.maxLength),
    cnpj: text.match(cnpjPattern)?.find(isCustomerCnpj) ?? '',
  }
}
