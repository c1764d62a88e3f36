import { expect, test } from 'vitest'
import { fixtureShop } from '#tests/server/support/fixture-shop.ts'
import { servedOrder } from './order-list.ts'

test('a line as long as an address is not read, and is said to be too long; the others are', async () => {
  const shop = await fixtureShop()
  const answered = servedOrder(shop, `CP06;3\n${'CP06;3;'.repeat(1000)}\nCP06;2`)
  expect(answered.map(({ remark, quantity }) => [remark, quantity])).toEqual([
    ['', 3],
    ['', 2],
    ['linha longa demais: parta-a em várias', undefined],
  ])
})

test('60 lines and 5,000 characters are read, and what is beyond is given back', async () => {
  const shop = await fixtureShop()
  const beyond = 'além do que se lê de uma vez: envie-a em outra lista'
  const remarks = (lines: string[]) => servedOrder(shop, lines.join('\n')).map(({ remark }) => remark)
  const many = remarks(Array.from({ length: 62 }, () => 'CP06;2'))
  expect(many.map((remark) => remark === beyond)).toEqual([...Array(60).fill(false), true, true])
  const wide = remarks(Array.from({ length: 30 }, () => `${'cabo '.repeat(49)}CP06`))
  expect(wide.filter((remark) => remark === beyond)).toHaveLength(10)
})

test('lines that count many things are read up to some hundred things', async () => {
  const shop = await fixtureShop()
  const lines = Array.from({ length: 17 }, () => '1 cabo, 1 sensor,'.repeat(17))
  const answered = servedOrder(shop, lines.join('\n'))
  expect(answered.length).toBeGreaterThan(80)
  expect(answered.length).toBeLessThan(160)
  expect(answered.at(-1)?.remark).toBe('além do que se lê de uma vez: envie-a em outra lista')
})

test('words that the catalogue does not know cost more: lines full of them are read up to some hundred words', async () => {
  const shop = await fixtureShop()
  const letters = 'bcdfghjlmnpqrstv'
  const unknown = (line: number) => Array.from({ length: 12 }, (_, place) => `mon${letters[(line + place) % 16]}tor`)
  const read = (lines: string[]) =>
    servedOrder(shop, lines.join('\n')).filter(({ remark }) => !remark.startsWith('além do que se lê')).length
  expect(read(Array.from({ length: 60 }, (_, line) => unknown(line).join(' ')))).toBeLessThan(20)
  expect(read(Array.from({ length: 60 }, (_, line) => `2 cabo de ecg ${unknown(line).slice(0, 3).join(' ')}`))).toBe(60)
})
