import { expect, test } from 'vitest'
import { actText } from './acts.ts'

test.each([
  ['close', null, 'encerrou'],
  ['in-charge', 'Bruno', 'passou para Bruno'],
  ['in-charge', null, 'deixou sem responsável'],
  ['remind', '2026-11-26', 'pôs lembrete para 26/11/2026'],
  ['remind', null, 'tirou o lembrete'],
  ['answer', 'smtp', 'respondeu (e-mail, enviado pelo site)'],
  ['add', 'balcao', 'registrou a mensagem (balcão)'],
  ['refuse', 'ofensa', 'recusou: Ofende ou discrimina alguém'],
  ['undo', 'close', 'desfez: encerrou'],
  // An act of a later version is shown by its key.
  ['teleport', null, 'teleport'],
  ['toString', null, 'toString'],
])('%s %s is said as %s', (act, detail, text) => {
  expect(actText({ act, detail })).toBe(text)
})
