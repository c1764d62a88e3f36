import { expect, test } from 'vitest'
import { keptPromise } from './kept-promise.ts'

test('what was found is kept, for those too who ask while it is looked for', async () => {
  let times = 0
  const number = keptPromise(async () => (times += 1))
  expect(await Promise.all([number(), number()])).toEqual([1, 1])
  expect(await number()).toBe(1)
})

test('a failure is not kept', async () => {
  let times = 0
  const number = keptPromise(async () => {
    times += 1
    if (times === 1) throw new Error('not yet')
    return times
  })
  await expect(number()).rejects.toThrow('not yet')
  expect(await number()).toBe(2)
})
