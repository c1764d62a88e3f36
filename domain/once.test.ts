import { expect, test } from 'vitest'
import { once } from './once.ts'

test('work is done once, for those too who ask while it is under way', async () => {
  let times = 0
  const number = once(async () => (times += 1))
  expect(await Promise.all([number(), number()])).toEqual([1, 1])
  expect(await number()).toBe(1)
})

test('a failure is forgotten', async () => {
  let times = 0
  const number = once(async () => {
    times += 1
    if (times === 1) throw new Error('not yet')
    return times
  })
  await expect(number()).rejects.toThrow('not yet')
  expect(await number()).toBe(2)
})

test('each key has its own result, and a failure of one leaves the others', async () => {
  const asked: string[] = []
  const shout = once(async (word: string) => {
    asked.push(word)
    if (word === 'no') throw new Error(word)
    return word.toUpperCase()
  })
  expect(await shout('a')).toBe('A')
  await expect(shout('no')).rejects.toThrow('no')
  expect(await shout('a')).toBe('A')
  await expect(shout('no')).rejects.toThrow('no')
  expect(asked).toEqual(['a', 'no', 'no'])
})
