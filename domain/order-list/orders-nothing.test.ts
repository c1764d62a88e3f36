import { expect, test } from 'vitest'
import { ordersNothing } from './orders-nothing.ts'

test('a line that only asks for the quote is no item', () => {
  for (const asking of [
    'Preciso de cotação urgente p/ UTI',
    'Solicito orçamento para a UTI neonatal',
    'Cotação urgente',
  ])
    expect([asking, ordersNothing(asking)]).toEqual([asking, true])
})

test('one that names something besides may be an item', () => {
  for (const wish of ['Preciso de cotação p/ monitor da UTI', 'Orçamento cabo ECG', 'Proposta 2 un CP01'])
    expect([wish, ordersNothing(wish)]).toEqual([wish, false])
})
