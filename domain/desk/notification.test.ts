import { expect, test } from 'vitest'
import { notificationOf } from './notification.ts'

test('a message that this browser did not know of is told, without what it says or whose it is', () => {
  expect(notificationOf({ ours: 1, newest: 8 }, 7)).toEqual({
    title: 'Chegou mensagem nova',
    body: '1 mensagem na nossa vez',
  })
  expect(notificationOf({ ours: 3, newest: 9 }, 7)?.body).toBe('3 mensagens na nossa vez')
})

test('nothing is told at the first look, of what is known, or when nothing is for us to do', () => {
  expect(notificationOf({ ours: 3, newest: 9 }, undefined)).toBeUndefined()
  expect(notificationOf({ ours: 3, newest: 9 }, 9)).toBeUndefined()
  expect(notificationOf({ ours: 0, newest: 10 }, 9)).toBeUndefined()
})
