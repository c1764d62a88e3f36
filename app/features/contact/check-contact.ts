import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { checkForm, type CheckedForm } from '#domain/forms/field-errors.ts'

/** The form's check; its code comes late. */
export function checkContact(form: unknown): CheckedForm<Contact> {
  return checkForm(contactSchema, form)
}
