import { expect, test } from 'vitest'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { proposalNumberText, readProposalNumber, revisionLetter } from './proposal-number.ts'
import { actsIn, isExpired, proposalActs, proposalStateLabel, stateAfter, stateText, turnOf } from './proposal-state.ts'

const days = { validUntil: '2026-12-10', today: '2026-12-10' }
const later = { ...days, today: '2026-12-11' }

test('what can be done leads somewhere, and what cannot leads nowhere', () => {
  const table = keysOf(proposalStateLabel).map((state) => [state, actsIn(state)])
  expect(table).toEqual([
    ['rascunho', ['send', 'lose']],
    ['enviada', ['answer', 'revise', 'accept', 'lose']],
    ['negociacao', ['revise', 'accept', 'lose']],
    ['aceita', ['reopen']],
    ['perdida', ['reopen']],
  ])
  for (const state of keysOf(proposalStateLabel))
    for (const act of proposalActs) expect(stateAfter(state, act) !== undefined).toBe(actsIn(state).includes(act))
})

test('no act can be done twice in a row but those that lead to another state first', () => {
  for (const state of keysOf(proposalStateLabel))
    for (const act of actsIn(state)) {
      const next = stateAfter(state, act)
      expect(next && stateAfter(next, act)).toBeUndefined()
    }
})

test('what was sent waits for the customer until the last day, and is ours after it', () => {
  expect(turnOf('enviada', days)).toBe('esperando o cliente')
  expect(turnOf('enviada', later)).toBe('nossa vez')
  expect(stateText('enviada', later)).toBe('Vencida')
  expect(stateText('enviada', days)).toBe('Enviada')
  expect(turnOf('rascunho', later)).toBe('nossa vez')
  expect(turnOf('negociacao', days)).toBe('nossa vez')
  expect(turnOf('aceita', later)).toBe('encerrada')
  expect(isExpired('aceita', later)).toBe(false)
  expect(isExpired('rascunho', later)).toBe(false)
})

test('a number is written with its year and read back', () => {
  expect(proposalNumberText({ year: 2026, sequence: 1 })).toBe('2026-0001')
  expect(proposalNumberText({ year: 2026, sequence: 12_345 }, 2)).toBe('2026-12345 rev. B')
  expect(readProposalNumber(' 2026-0042 ')).toEqual({ year: 2026, sequence: 42 })
  for (const wrong of ['2026-42', '26-0042', '2026/0042', '2026-0042 rev. B', ''])
    expect(readProposalNumber(wrong)).toBeUndefined()
})

test('revisions go from A to Z and on to AA', () => {
  expect([1, 2, 26, 27, 52, 53].map(revisionLetter)).toEqual(['A', 'B', 'Z', 'AA', 'AZ', 'BA'])
})
