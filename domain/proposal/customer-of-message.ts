import { customerFields, emptyCustomer, type Customer } from './customer.ts'

/** Who wrote, as far as the message's own fields say it: nothing is read out of its text. */
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
