import { expect, test } from 'vitest'
import { declinedLine, offerLine } from '#tests/proposal-samples.ts'
import { declinedItems } from './declined-items.ts'

test('the same words with another quantity, accent or case are counted together, most often first', () => {
  const sent = [
    { day: '2026-11-02', content: { lines: [declinedLine('5 un colchão pneumático'), declinedLine('Luva M', 'e')] } },
    { day: '2026-10-01', content: { lines: [declinedLine('Colchao pneumatico x 2'), offerLine()] } },
  ]
  expect(declinedItems(sent)).toEqual([
    { asked: 'colchão pneumático', times: 2, day: '2026-11-02' },
    { asked: 'Luva M', times: 1, day: '2026-11-02' },
  ])
})

test('a line without words says nothing', () => {
  expect(declinedItems([{ day: '2026-11-02', content: { lines: [declinedLine('2 un')] } }])).toEqual([])
})
