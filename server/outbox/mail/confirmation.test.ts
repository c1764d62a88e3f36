import { expect, test } from 'vitest'
import { sampleShop } from '#tests/server/support/sample-shop.ts'
import { confirmationLetter } from './confirmation.ts'
import { letterHtml, letterText } from './letter.ts'

test('thanks, says what happens next and when, and how to reach the shop, as text and as HTML', () => {
  const { brand, hours } = sampleShop
  const letter = confirmationLetter(sampleShop)
  expect(letter.replyTo).toBe(brand.email.sales)
  for (const text of [letterText(letter), letterHtml(letter, sampleShop)]) {
    expect(text).toContain('Entraremos em contato em breve.')
    for (const { value } of hours.items) expect(text).toContain(value)
    expect(text).toContain(`https://wa.me/${brand.whatsapp.main}?text=`)
    expect(text).toContain(brand.phone)
    expect(text).toContain('Se você não nos escreveu')
  }
})

test('without a promised time none is promised', () => {
  const { reply: _, ...offers } = sampleShop.brand.offers
  const shop = { ...sampleShop, brand: { ...sampleShop.brand, offers } }
  const promised = {
    ...sampleShop,
    brand: { ...sampleShop.brand, offers: { ...offers, reply: 'Resposta em até 30 minutos' } },
  }
  expect(letterText(confirmationLetter(promised))).toContain('Resposta em até 30 minutos.\n')
  expect(letterText(confirmationLetter(shop))).not.toContain('Resposta')
})
