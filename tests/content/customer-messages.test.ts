import { expect, test } from 'vitest'
import { loadOrderBench } from '#bench/order-lists/load.ts'
import { customerMessages, judgeMessage } from '#tests/messages/judged-messages.ts'

/** Messages as customers write them, over the real catalogue. */
const reader = await loadOrderBench(process.cwd())
const messages = await customerMessages()
const judged = messages.flatMap((message) => judgeMessage(message, reader))
const withVerdict = (...verdicts: string[]) => judged.filter(({ verdict }) => verdicts.includes(verdict))

test('twenty messages: nothing is offered that nobody asked for', () => {
  expect(messages).toHaveLength(20)
  expect(withVerdict('wrong')).toEqual([])
})

test('of all but two lines the right item is offered, or stands among the candidates', () => {
  expect(withVerdict('open', 'missed').length).toBeLessThanOrEqual(2)
  expect(withVerdict('right', 'asked').length).toBeGreaterThanOrEqual(82)
})
