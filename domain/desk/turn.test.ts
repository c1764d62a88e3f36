import { expect, test } from 'vitest'
import { actions, actionsOf, isReminded, turnAfter, turnOn, turns, type Action, type Turn } from './turn.ts'

/** Every turn and action; '-' where the action makes no sense. */
const table: Record<Turn, Record<Action, Turn | '-'>> = {
  ours: { answer: 'theirs', hear: '-', wait: 'theirs', close: 'closed', reopen: '-', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  theirs: { answer: 'theirs', hear: 'ours', wait: '-', close: 'closed', reopen: '-', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  closed: { answer: 'theirs', hear: 'ours', wait: '-', close: '-', reopen: 'ours', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  spam: { answer: '-', hear: '-', wait: '-', close: 'closed', reopen: '-', 'mark-spam': '-', 'clear-spam': 'ours' },
}

test.each(turns.flatMap((turn) => actions.map((action) => [turn, action] as const)))('%s, then %s', (turn, action) => {
  const expected = table[turn][action]
  expect(turnAfter(turn, action)).toBe(expected === '-' ? undefined : expected)
  expect(actionsOf(turn).includes(action)).toBe(expected !== '-')
})

test('from every turn some actions lead back to the shop', () => {
  for (const start of turns) {
    const reached = new Set<Turn>([start])
    for (const turn of reached) for (const action of actionsOf(turn)) reached.add(turnAfter(turn, action) ?? turn)
    expect([...reached].toSorted()).toEqual([...turns].toSorted())
  }
})

test('what waits for the customer is ours again on the day of the reminder and after, and nothing else is', () => {
  expect(turnOn('2026-11-25', { turn: 'theirs', remindOn: '2026-11-26' })).toBe('theirs')
  expect(turnOn('2026-11-26', { turn: 'theirs', remindOn: '2026-11-26' })).toBe('ours')
  expect(turnOn('2026-12-01', { turn: 'theirs', remindOn: '2026-11-26' })).toBe('ours')
  expect(turnOn('2026-12-01', { turn: 'closed', remindOn: '2026-11-26' })).toBe('closed')
  expect(turnOn('2026-12-01', { turn: 'theirs', remindOn: null })).toBe('theirs')
  expect(isReminded('2026-12-01', null)).toBe(false)
})
