import { expect, test } from 'vitest'
import { dueText } from './proposal-state.ts'

const today = '2026-11-24'

test.each([
  ['enviada', '2026-11-24', null, 'vence hoje'],
  ['negociacao', '2026-11-25', null, 'vence amanhã'],
  ['enviada', '2026-11-26', '2026-11-23', 'vence em 2 dias · lembrete de hoje'],
  ['enviada', '2026-11-27', '2026-12-01', 'lembrar em 01/12/2026'],
  ['enviada', '2026-11-23', null, ''],
  ['rascunho', '2026-11-24', null, ''],
  ['aceita', '2026-11-24', '2026-11-24', ''],
] as const)('%s, valid until %s, reminder %s: %s', (state, validUntil, remindOn, text) => {
  expect(dueText({ state, validUntil, remindOn }, today)).toBe(text)
})
