import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailtoLimit, mailtoUrl, phoneUrl, whatsappLimit, whatsappUrl } from './links.ts'

test('the limits are those of the decisions', () => {
  expect([whatsappLimit, mailtoLimit]).toEqual([2000, 1900])
})

test('a WhatsApp link opens a chat with the number and the text', () => {
  expect(whatsappUrl('5541900000000', 'Olá! Preço: R$ 1.800,00\nSKU: C5 & C3')).toBe(
    'https://wa.me/5541900000000?text=Ol%C3%A1!%20Pre%C3%A7o%3A%20R%24%201.800%2C00%0ASKU%3A%20C5%20%26%20C3',
  )
})

test('a mailto link carries subject and body with %0D%0A between lines', () => {
  expect(mailtoUrl({ to: 'comercial@example.com', subject: 'Interesse & preço', body: 'Olá\n\n1. Cabo' })).toBe(
    'mailto:comercial@example.com?subject=Interesse%20%26%20pre%C3%A7o&body=Ol%C3%A1%0D%0A%0D%0A1.%20Cabo',
  )
})

test('a mailto link without a body has a subject only', () => {
  expect(mailtoUrl({ to: 'a@example.com', subject: 'Olá', body: '' })).toBe('mailto:a@example.com?subject=Ol%C3%A1')
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('a', 'ç', '&', '#', '?', '%', '+', '=', ' ', '\n', '\r\n', '🩺', '\uD83E', '"', '<'))
    .map((parts) => parts.join('')),
)

test('whatever the text, WhatsApp receives it whole, half characters replaced', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const url = whatsappUrl('5541900000000', text)
      expect(url).toMatch(/^https:\/\/wa\.me\/5541900000000\?text=[!-~]*$/)
      expect(new URL(url).searchParams.get('text')).toBe(text.toWellFormed())
    }),
  )
})

test('whatever the text, the mail program receives it whole, each line break as %0D%0A', () => {
  fc.assert(
    fc.property(anyText, anyText, (subject, body) => {
      const url = mailtoUrl({ to: 'a@example.com', subject, body })
      expect(url.replaceAll('%0D%0A', '').split('&body=')[1] ?? '').not.toMatch(/%0D|%0A/)
      const received = new URL(url).searchParams
      expect(received.get('subject')).toBe(subject.toWellFormed())
      expect((received.get('body') ?? '').split('\r\n')).toEqual(body.toWellFormed().split(/\r\n|\r|\n/))
    }),
  )
})

test('a phone link has the plus sign and the digits only', () => {
  expect(phoneUrl('+55 41 3000-0000')).toBe('tel:+554130000000')
})
