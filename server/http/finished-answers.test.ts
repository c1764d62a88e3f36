import { expect, test } from 'vitest'
import { FinishedAnswers } from './finished-answers.ts'

const answer = (size = 1, status = 200) => ({ status, headers: [], body: new Uint8Array(size) })

test('an answer is made once, also for those who ask meanwhile', async () => {
  const answers = new FinishedAnswers()
  let made = 0
  const make = async () => {
    made += 1
    return answer()
  }
  await Promise.all([answers.of('a', make), answers.of('a', make)])
  await answers.of('a', make)
  expect(made).toBe(1)
})

test('a failure and an answer that is no page are not kept', async () => {
  const answers = new FinishedAnswers()
  await expect(answers.of('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect((await answers.of('a', async () => answer(1, 404))).status).toBe(404)
  expect((await answers.of('a', async () => answer())).status).toBe(200)
})

test('what was not asked for the longest goes first, and 64 MB stay', async () => {
  const answers = new FinishedAnswers()
  const megabyte = 1024 * 1024
  for (let number = 0; number < 70; number += 1) {
    await answers.of(`v ${number}`, async () => answer(megabyte))
    await answers.of('v 0', async () => answer(megabyte))
  }
  expect(['v 0', 'v 1', 'v 69'].map((key) => answers.kept(key) !== undefined)).toEqual([true, false, true])
})
