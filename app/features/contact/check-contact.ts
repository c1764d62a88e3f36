import type { Cart } from '#domain/cart/cart.ts'
import { checkForm, type CheckedForm } from '#domain/forms/checked-form.ts'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { contactLimits } from '#domain/forms/fields.ts'
import { cartWithin } from '#domain/quote/cart-message.ts'
import { wellFormed } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'

interface AttachedCart {
  cart: Cart
  siteUrl: string
  /** Characters of the message that are reserved for the cart. */
  reservedLength: number
}

/**
 * Checks the form. In: the cart to be appended, if there is one. Out: the message that includes it, or an error where
 * the message leaves too little room for it.
 */
export function checkContact(form: unknown, attached?: AttachedCart): CheckedForm<Contact> {
  const checked = checkForm(contactSchema, form)
  if (!checked.value || !attached) return checked
  const { message } = checked.value
  const room = contactLimits.message - message.length - 2
  if (room < attached.reservedLength) {
    const maximum = numberText(contactLimits.message - attached.reservedLength - 2)
    return { errors: { message: `Com o carrinho junto, use no máximo ${maximum} caracteres` } }
  }
  // A note that was cut may end in half an emoji, which a message cannot hold.
  const cart = wellFormed(cartWithin(attached.cart, room, attached.siteUrl))
  return { value: { ...checked.value, message: `${message}\n\n${cart}` } }
}
