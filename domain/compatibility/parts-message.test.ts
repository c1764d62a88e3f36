import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsMail, partsWhatsapp } from './parts-message.ts'

const part = fc.record({
  code: fc.string({ maxLength: 20 }),
  name: fc.string({ unit: 'grapheme', maxLength: 90 }),
  quantity: fc.integer({ min: 1, max: 999 }),
})

test('a list of any length fits into its links', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 120 }), (parts) => {
      const request = { machine: 'Dixtal DX 2020', parts }
      expect(partsWhatsapp(request, '5541900000000').length).toBeLessThanOrEqual(2000)
      expect(partsMail(request, 'a@example.com').length).toBeLessThanOrEqual(1900)
    }),
    { numRuns: 40 },
  )
})

test('a short list names each part with its quantity and code, and the machine', () => {
  const parts = [{ code: 'C5VD1', name: 'Cabo de ECG', quantity: 2 }]
  const url = new URL(partsWhatsapp({ machine: 'Dixtal DX 2020', parts }, '55'))
  expect(url.searchParams.get('text')).toContain('2 x C5VD1 Cabo de ECG')
  expect(url.searchParams.get('text')).toContain('Equipamento: Dixtal DX 2020.')
})
