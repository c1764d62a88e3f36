import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test('the time left is rounded to what one would say', () => {
  expect([0, 9.9, 10, 41, 89, 90, 200].map(timeLeft)).toEqual([
    'menos de 10 s',
    'menos de 10 s',
    'cerca de 10 s',
    'cerca de 50 s',
    'cerca de 90 s',
    'cerca de 2 min',
    'cerca de 3 min',
  ])
})
