import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { checkForm, type FieldErrors } from '#domain/forms/field-errors.ts'

/** The form's check; its code comes once the page is there. */
export function checkContact(
  form: unknown,
): { value: Contact; errors?: undefined } | { value?: undefined; errors: FieldErrors } {
  return checkForm(contactSchema, form)
}
