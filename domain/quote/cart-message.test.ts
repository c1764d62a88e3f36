import { expect, test } from 'vitest'
import type { Cart } from '#domain/cart/cart.ts'
import { cuffVariants, line, sampleRecipient } from '#tests/samples.ts'
import { cartLinks, cartText } from './cart-message.ts'

const cell = line({ id: '5', name: 'Célula Dräger', sku: 'CEL05', currentPrice: 1149 }, { quantity: 2 })
const cuff = line(
  { id: 'bracadeira', name: 'Braçadeira', variants: cuffVariants },
  { variantId: 'neonatal-1', quantity: 3 },
)
const sensor = line(
  { id: 'sensor', name: 'Sensor de SpO2', sku: 'SSP01' },
  { selectedOptions: { tipo: 'reutilizavel' }, note: 'para a UTI neonatal' },
)
const lines = (...parts: string[]) => parts.join('\n')
const whole = (...items: Cart['items']) => cartText({ items })

test('a line has number, name, SKU, quantity and unit price, and the cart its total', () => {
  expect(whole(cell)).toBe(
    lines(
      'Olá! Gostaria de um orçamento para os seguintes itens:',
      '',
      '1. Célula Dräger',
      'SKU: CEL05',
      'Quantidade: 2',
      'Preço unitário: R$ 1.149,00',
      '',
      'Total: R$ 2.298,00',
    ),
  )
})

test('a line with a variant has its label with the number of tubes and the variant’s SKU', () => {
  expect(whole(cuff)).toContain(
    lines(
      '1. Braçadeira',
      'Variação: Neonatal (6 a 11 cm) (1 via)',
      'Circunferência do braço: 6 a 11 cm',
      'SKU: BP01N1',
      'Quantidade: 3',
      'Preço unitário: Sob consulta',
    ),
  )
})

test('a line has its options and its note', () => {
  expect(whole(sensor)).toContain(
    lines(
      '1. Sensor de SpO2',
      'tipo: Reutilizável',
      'SKU: SSP01',
      'Quantidade: 1',
      'Preço unitário: Sob consulta',
      'Observação: para a UTI neonatal',
    ),
  )
})

test('lines are numbered in the order of the cart', () => {
  expect(whole(sensor, cell, cuff).match(/^\d+\. .*/gm)).toEqual([
    '1. Sensor de SpO2',
    '2. Célula Dräger',
    '3. Braçadeira',
  ])
})

test('a cart without any price is on request as a whole', () => {
  expect(whole(cuff, sensor)).toMatch(/\n\nTotal: Sob consulta$/)
})

test('a total that leaves lines out says so', () => {
  expect(whole(cell, cuff)).toMatch(/\n\nTotal: R\$ 2\.298,00 \+ itens sob consulta$/)
})

test('a variant’s own price counts', () => {
  const priced = line({ variants: cuffVariants }, { variantId: 'adulto-2', quantity: 10 })
  expect(whole(priced)).toContain('Preço unitário: R$ 95,50')
  expect(whole(priced)).toContain('Total: R$ 955,00')
})

test('WhatsApp gets the whole text, at the given number', () => {
  const cart = { items: [cell, cuff, sensor] }
  const { url, isShortened } = cartLinks(cart, sampleRecipient).whatsapp
  expect(url.startsWith('https://wa.me/5541900000000?text=')).toBe(true)
  expect(new URL(url).searchParams.get('text')).toBe(cartText(cart))
  expect(isShortened).toBe(false)
})

test('the e-mail gets the whole text under the spec’s subject', () => {
  const cart = { items: [cell, cuff, sensor] }
  const { url, isShortened } = cartLinks(cart, sampleRecipient).mail
  const received = new URL(url)
  expect(received.pathname).toBe('comercial@example.com')
  expect(received.searchParams.get('subject')).toBe('Interesse em produtos - Vitrine Médica')
  expect(received.searchParams.get('body')).toBe(cartText(cart).replaceAll('\n', '\r\n'))
  expect(isShortened).toBe(false)
})

test('prices have a plain space', () => {
  expect(whole(cell)).not.toContain('\u00A0')
})
