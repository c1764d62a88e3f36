import { customerFields, emptyCustomer, type Customer } from './customer.ts'

/** The customer according to a message's own fields; its text is not interpreted. */
export function customerOfMessage(message: {
  name: string
  company: string | null
  email: string | null
  phone: string | null
}): Customer {
  const { name, company, email, phone } = message
  return {
    ...emptyCustomer,
    institution: (company ?? '').slice(0, customerFields.institution.most).trim(),
    contact: name.slice(0, customerFields.contact.most).trim(),
    email: (email ?? '').slice(0, customerFields.email.most).trim(),
    phone: (phone ?? '').slice(0, customerFields.phone.most).trim(),
  }
}
