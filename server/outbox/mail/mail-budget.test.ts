import { expect, test } from 'vitest'
import { MailBudget } from './mail-budget.ts'

const minute = 60_000

test('so many go out within an hour; then the rest waits for an hour and goes out together', () => {
  let now = 0
  const budget = new MailBudget(2, () => now)
  expect(budget.next()).toEqual({ singles: 2 })
  budget.count()
  now = 10 * minute
  budget.count()
  expect(budget.next()).toBe('wait')
  now = 69 * minute
  expect(budget.next()).toBe('wait')
  now = 70 * minute
  expect(budget.next()).toBe('digest')
  budget.endWait()
  expect(budget.next()).toEqual({ singles: 2 })
})

test('a budget that is not used up comes back by and by', () => {
  let now = 0
  const budget = new MailBudget(2, () => now)
  budget.count()
  now = 59 * minute
  expect(budget.next()).toEqual({ singles: 1 })
  now = 60 * minute
  expect(budget.next()).toEqual({ singles: 2 })
})
