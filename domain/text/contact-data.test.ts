import { expect, test } from 'vitest'
import { withoutContactData } from './brazilian-phone.ts'

const kept = (text: string) => withoutContactData(text).replaceAll(/\s+/g, ' ').trim()

test.each([
  'CP01 2 CEP 01310-100',
  'CP01 2 CEP (11) 3456-7890',
  'CP01 2 CEP +55 11 93456-7890',
  'CP01 2 CEP 12.345.678/0001-90',
  'CP01 2 CEP 123.456.789-09',
  'CP01 2 CEP compras@hospital.org.br',
  'CP01 2 CEP https://exemplo.com.br/pedido?n=1',
  'CP01 2 CEP R$ 1.250,00',
])('who sends a message and where to says nothing about it: %s', (message) => expect(kept(message)).toBe('CP01 2 CEP'))

test.each(['PS-11-917 2', 'TEC-5600', 'Dash 3000 4000', 'ST 01 E - 5', 'PM-9000 12345'])(
  'codes and models stay: %s',
  (message) => expect(kept(message)).toBe(message),
)

test('no text takes long to read, however it is made', () => {
  const start = performance.now()
  for (const sign of ['@', 'a@', 'a.', 'a', '1', 'r$ ']) withoutContactData(sign.repeat(20_000))
  // 20,000 '@' took minutes when the address was not bounded; this leaves room for a busy machine.
  expect(performance.now() - start).toBeLessThan(5000)
})
