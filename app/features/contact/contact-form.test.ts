import { expect, test } from 'vitest'
import { contactLimits } from '#domain/forms/fields.ts'
import { line } from '#tests/samples.ts'
import { checkContact, messageLimitWithCart } from './contact-form.tsx'

const siteUrl = 'https://loja.example'
const cart = { items: [line({ name: 'Cabo de ECG', sku: 'C5VG14' }, { quantity: 4, note: 'UTI \uD83D' })] }
const attachedCart = { cart, siteUrl }
const formOf = (message: string) => ({ name: 'Ana', email: 'ana@example.com', subject: 'Orçamento', message })

test('a message with the cart is one that the server takes', () => {
  const { value } = checkContact(formOf('x'.repeat(messageLimitWithCart)), attachedCart)
  expect(value?.message.length).toBeLessThanOrEqual(contactLimits.message)
  expect(checkContact(value).value).toEqual(value)
})

test('a message that leaves no room for the cart is said to be too long', () => {
  expect(checkContact(formOf('x'.repeat(messageLimitWithCart + 1)), attachedCart).errors).toEqual({
    message: 'Com o carrinho junto, use no máximo 3.998 caracteres',
  })
})
