import { cnpjState, formatCnpj } from '#domain/forms/cnpj.ts'
import { splitSender } from '#domain/words/line.ts'
import { brazilianPhone } from '#domain/text/brazilian-phone.ts'
import { customerFields, emptyCustomer, type Customer } from './customer.ts'

/** The shop's own contact data, which also occur in a conversation. */
export interface OwnContact {
  cnpj: string
  phones: readonly string[]
  emails: readonly string[]
}

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?:\+?55[ -]?)?\(?\b0?\d{2}\)?[ -]?9?\d{4}[ -]?\d{4}\b/g
const cnpj = /\b[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}\b/g

/**
 * The customer in a pasted conversation: the sender, if a messenger names only one person; the first e-mail, telephone
 * and valid CNPJ that are not the shop's. Everything else is left to the person who reads it.
 */
export function customerOfText(text: string, own: OwnContact): Customer {
  const ownPhones = new Set(own.phones.map(brazilianPhone))
  const isOther = (one: string) => brazilianPhone(one) !== undefined && !ownPhones.has(brazilianPhone(one))
  const senders = new Set(text.split('\n').flatMap((line) => splitSender(line).sender ?? []))
  const [sender = ''] = senders.size === 1 ? senders : []
  const isNumber = brazilianPhone(sender) !== undefined
  const written = (text.match(phone) ?? []).find(isOther) ?? ''
  const address = (text.match(email) ?? []).find((one) => !own.emails.includes(one.toLowerCase())) ?? ''
  const company =
    (text.match(cnpj) ?? []).find((one) => cnpjState(one) === 'valid' && formatCnpj(own.cnpj) !== one) ?? ''
  return {
    ...emptyCustomer,
    contact: isNumber ? '' : sender.slice(0, customerFields.contact.most).trim(),
    phone: isNumber && isOther(sender) ? sender : written,
    email: address.slice(0, customerFields.email.most),
    cnpj: company,
  }
}
