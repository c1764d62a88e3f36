import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '#server/store/commands.ts'
import type { Store } from '#server/store/store.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { ana, byPhone } from './support/desk-samples.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { reviewAt } from '#tests/server/support/rows.ts'

/** What the desk does, from a terminal. */

let dataDir: string
let store: Store
let desk: Store

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  desk = store
  await store.messages.receive(sampleContact(1), true)
  await store.messages.receive(sampleContact(2), false)
  await store.reviews.receive(sampleReview(), false)
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const inbox = (...words: string[]) => runCommand(words, { DATA_DIR: dataDir })
const message = async (id: number) => (await desk.messages.file(id))?.message

test('a message goes from turn to turn, and a step that makes no sense says where it stands', async () => {
  await expect(inbox('send', '1', 'Olá')).rejects.toThrow(
    '[inbox-argumento] A mensagem 1 está em "possível spam" e não permite isso.',
  )
  expect(await inbox('not-spam', '1')).toBe('1: feito (não é spam).')
  expect(await inbox('send', '1', 'Olá,', 'Ana.')).toBe('1: resposta guardada.')
  expect(await message(1)).toMatchObject({ turn: 'theirs' })
  expect((await desk.messages.file(1))?.answers).toMatchObject([{ text: 'Olá, Ana.', delivery: { state: 'waiting' } }])
  expect(await inbox('remind', '1', '2026-12-01')).toBe('1: lembrete em 2026-12-01.')
  await inbox('hear', '1')
  await inbox('handled', '1')
  await inbox('reopen', '1')
  expect(await message(1)).toMatchObject({ turn: 'ours', handled_at: null })
  await expect(inbox('reopen', '9')).rejects.toThrow('[inbox-sem-linha]')
  await expect(inbox('remind', '1', 'sexta')).rejects.toThrow('esperado um dia como 2026-11-26')
})

test('notes are kept and searched', async () => {
  expect(await inbox('note', '2', 'Prefere conector Redel')).toBe('2: anotado.')
  expect(await inbox('search', 'redel')).toMatch(/^Horário de Brasília\n2 /)
  expect(await inbox('search', 'lemo')).toBe('Nada encontrado.')
  await expect(inbox('note', '2')).rejects.toThrow('Falta o texto')
})

test('a review is refused with a reason, and answered in public', async () => {
  await expect(inbox('refuse-review', '1', 'feia')).rejects.toThrow('esperado um motivo (ofensa,')
  expect(await inbox('refuse-review', '1', 'ofensa')).toBe('1: recusada.')
  expect(await inbox('reply-review', '1', 'Obrigada!')).toBe('1: resposta gravada.')
  expect(await reviewAt(store, 1)).toMatchObject({ refusal: 'ofensa', shop_reply: 'Obrigada!' })
  expect(await inbox('reply-review', '1', '-')).toBe('1: resposta retirada.')
  expect(await reviewAt(store, 1)).toMatchObject({ shop_reply: null })
})

test('everything of a person is shown, and deleted by the telephone as well', async () => {
  await desk.messages.add({ ...byPhone, phone: '(11) 98888-7777' }, ana)
  expect(await inbox('person', '11988887777')).toContain('Nome: Carla Dias')
  expect(JSON.parse(await inbox('person', 'ANA2@example.com', '--json'))).toMatchObject({ mensagens: [{ numero: 2 }] })
  await expect(inbox('person', 'Carla')).rejects.toThrow('Esperado um e-mail ou um telefone')
  expect(await inbox('delete-by-phone', '11 98888-7777')).toContain('Apagado: 1 mensagem e 0 avaliações')
  await desk.personalData.open(
    { kind: 'acesso', name: null, email: 'a@example.com', phone: null, receivedOn: '2026-01-01' },
    ana,
  )
  expect(await inbox('requests')).toMatch(
    /^1 {2}confirmação e acesso {2}a@example\.com {2}até 2026-01-16 \(-\d+ dias\)$/,
  )
  const acts = (await store.audit.all()).map(({ action }) => action)
  expect(acts).toEqual(['person', 'person', 'delete-by-phone', 'open-data-request'])
})
