import type { Cart } from '#domain/cart/cart.ts'
import { checkForm, type CheckedForm } from '#domain/forms/checked-form.ts'
import { contactSchema, type Contact } from '#domain/forms/contact.ts'
import { contactLimits } from '#domain/forms/fields.ts'
import { cartWithin } from '#domain/quote/cart-message.ts'
import { wellFormed } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'

const separator = '\n\n'
/** Characters of the message that are reserved for an appended cart. */
const reservedLength = 1000

/** The most characters that a visitor may type if the cart is to be appended. */
export const messageLimitWithCart = contactLimits.message - separator.length - reservedLength

interface AttachedCart {
  cart: Cart
  siteUrl: string
}

/**
 * Checks the form. In: the cart to be appended, if there is one. Out: the message that includes it, or an error where
 * the message leaves too little room for it.
 */
export function checkContact(form: unknown, attached?: AttachedCart): CheckedForm<Contact> {
  const checked = checkForm(contactSchema, form)
  if (!checked.value || !attached) return checked
  const { message } = checked.value
  if (message.length > messageLimitWithCart) {
    const limit = numberText(messageLimitWithCart)
    return { errors: { message: `Com o carrinho junto, use no máximo ${limit} caracteres` } }
  }
  const room = contactLimits.message - message.length - separator.length
  // A note that was cut may end in half an emoji, which a message cannot hold.
  const cart = wellFormed(cartWithin(attached.cart, room, attached.siteUrl))
  return { value: { ...checked.value, message: `${message}${separator}${cart}` } }
}
