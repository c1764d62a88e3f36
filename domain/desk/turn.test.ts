import { expect, test } from 'vitest'
import { deeds, deedsOf, isReminded, turnAfter, turnOn, turns, type Deed, type Turn } from './turn.ts'

/** Every turn and deed; '-' where the deed makes no sense. */
const table: Record<Turn, Record<Deed, Turn | '-'>> = {
  ours: { answer: 'theirs', hear: '-', wait: 'theirs', close: 'closed', reopen: '-', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  theirs: { answer: 'theirs', hear: 'ours', wait: '-', close: 'closed', reopen: '-', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  closed: { answer: 'theirs', hear: 'ours', wait: '-', close: '-', reopen: 'ours', 'mark-spam': 'spam', 'clear-spam': '-' }, // prettier-ignore
  spam: { answer: '-', hear: '-', wait: '-', close: 'closed', reopen: '-', 'mark-spam': '-', 'clear-spam': 'ours' },
}

test.each(turns.flatMap((turn) => deeds.map((deed) => [turn, deed] as const)))('%s, then %s', (turn, deed) => {
  const expected = table[turn][deed]
  expect(turnAfter(turn, deed)).toBe(expected === '-' ? undefined : expected)
  expect(deedsOf(turn).includes(deed)).toBe(expected !== '-')
})

test('from every turn some deeds lead back to the shop', () => {
  for (const start of turns) {
    const reached = new Set<Turn>([start])
    for (const turn of reached) for (const deed of deedsOf(turn)) reached.add(turnAfter(turn, deed) ?? turn)
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
