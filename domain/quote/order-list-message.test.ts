import { expect, test } from 'vitest'
import { orderListMail, orderListWhatsapp } from './order-list-message.ts'

test('a list that a link cannot hold tells how many items are missing', () => {
  const items = Array.from({ length: 60 }, (_, index) => ({ label: `Monitor multiparâmetro nº ${index}`, quantity: 2 }))
  const short = decodeURIComponent(orderListWhatsapp(items.slice(0, 3), '5541900000000'))
  expect(short).toContain('3) Monitor multiparâmetro nº 2 x2')
  expect(short).not.toContain('mais')
  for (const url of [
    orderListWhatsapp(items, '5541900000000'),
    orderListMail(items, { to: 'a@b.br', brandName: 'X' }),
  ]) {
    expect(url.length).toBeLessThanOrEqual(2000)
    const text = decodeURIComponent(url)
    const rest = Number(/… e mais (\d+) itens, que seguem/.exec(text)?.[1])
    expect(text).toContain(`${60 - rest}) Monitor`)
    expect(text).not.toContain(`${61 - rest}) Monitor`)
  }
})
