import { expect, test } from 'vitest'
import { answerLinks } from './answer-links.ts'

const answer = { subject: 'Orçamento nº 12', text: 'Olá, Ana.\nSegue.' }

test('an answer opens in WhatsApp and in the mail program, with its text', () => {
  expect(answerLinks({ email: 'ana@example.com', phone: '(41) 99999-0000' }, answer)).toEqual({
    whatsapp: { href: 'https://wa.me/5541999990000?text=Ol%C3%A1%2C%20Ana.%0ASegue.', isWhole: true },
    email: {
      href: 'mailto:ana@example.com?subject=Or%C3%A7amento%20n%C2%BA%2012&body=Ol%C3%A1%2C%20Ana.%0D%0ASegue.',
      isWhole: true,
    },
  })
})

test('there is no link without a telephone of Brazil or an address', () => {
  expect(answerLinks({ email: null, phone: '+1 415 555 0100' }, answer)).toEqual({})
  expect(answerLinks({ email: null, phone: null }, answer)).toEqual({})
})

test('a long text stays out whole', () => {
  const { whatsapp, email } = answerLinks(
    { email: 'a@example.com', phone: '41999990000' },
    { ...answer, text: 'ç'.repeat(400) },
  )
  expect(whatsapp).toEqual({ href: 'https://wa.me/5541999990000', isWhole: false })
  expect(email).toEqual({ href: 'mailto:a@example.com?subject=Or%C3%A7amento%20n%C2%BA%2012', isWhole: false })
})

test('an address adds no receiver and no field', () => {
  const { email } = answerLinks({ email: "a?bcc=x&y=o'b,c@example.com", phone: null }, answer)
  expect(email?.href).toMatch(/^mailto:a%3Fbcc%3Dx%26y%3Do'b%2Cc@example\.com\?subject=[^&]*&body=[^&]*$/)
})
