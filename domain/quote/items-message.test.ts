import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleRecipient } from '#tests/samples.ts'
import { orderListLinks, partsLinks } from './items-message.ts'

test('a list that a link cannot hold tells how many items are missing', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ label: `Monitor multiparâmetro nº ${index}`, quantity: 2 }))
  const short = decodeURIComponent(orderListLinks(items.slice(0, 3), sampleRecipient).whatsapp.url)
  expect(short).toContain('3) Monitor multiparâmetro nº 2 x2')
  expect(short).not.toContain('mais')
  for (const { url } of Object.values(orderListLinks(items, sampleRecipient))) {
    expect(url.length).toBeLessThanOrEqual(2000)
    const text = decodeURIComponent(url)
    const rest = Number(/… e mais (\d+) itens, que seguem/.exec(text)?.[1])
    expect(text).toContain(`${60 - rest}) Monitor`)
    expect(text).not.toContain(`${61 - rest}) Monitor`)
  }
})

const part = fc.record({
  code: fc.string({ maxLength: 20 }),
  name: fc.string({ unit: 'grapheme', maxLength: 90 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})

test('parts of a machine fit into their links, however many they are', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 120 }), (parts) => {
      const { whatsapp, mail } = partsLinks({ machine: 'Dixtal DX 2020', parts }, sampleRecipient)
      expect(whatsapp.url.length).toBeLessThanOrEqual(2000)
      expect(mail.url.length).toBeLessThanOrEqual(1900)
    }),
    { numRuns: 40 },
  )
})

test('a short list names each part with its quantity and code, and the machine', () => {
  const parts = [{ code: 'C5VD1', name: 'Cabo de ECG', quantity: 2 }]
  const url = new URL(partsLinks({ machine: 'Dixtal DX 2020', parts }, sampleRecipient).whatsapp.url)
  expect(url.searchParams.get('text')).toContain('2 x C5VD1 Cabo de ECG')
  expect(url.searchParams.get('text')).toContain('Equipamento: Dixtal DX 2020.')
})
