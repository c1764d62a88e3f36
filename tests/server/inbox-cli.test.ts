import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Store } from '#server/inbox/inbox.ts'
import { runCommand } from '#server/inbox/run-command.ts'
import { openSqliteStore } from '#server/inbox/sqlite/sqlite-store.ts'
import { scratchFolder } from './running-server.ts'
import { sampleContact, sampleReview } from './sample-rows.ts'

let dataDir: string
let store: Store

beforeEach(async () => {
  dataDir = scratchFolder()
  store = openSqliteStore({ dataDir, mayCreate: true })
  await store.inbox.insertContact({ ...sampleContact(1), name: '=1+1' }, true)
  await store.inbox.insertContact(sampleContact(2), false)
  await store.inbox.insertReview(sampleReview(), false)
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

/** Runs an operator's command beside a store that is in use. */
const inbox = (...words: string[]) => runCommand(words, { DATA_DIR: dataDir })
const byWebhook = { WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'a-secret-of-the-receiver' }

test('lists, shows and settles what arrived', async () => {
  expect(JSON.parse(await inbox('contacts', '--json'))).toMatchObject([{ id: 1 }, sampleContact(2)])
  expect(await inbox('contacts')).toMatch(/^1 .* aberta .*\(possível spam\)\n2 .*Ana Souza$/)
  expect(await inbox('show', '2')).toContain('Preciso de 2 cabos')
  expect(await inbox('handled', '1')).toBe('1: atendida.')
  expect(JSON.parse(await inbox('contacts', '--open', '--json'))).toMatchObject([{ id: 2 }])
  expect(await inbox('approve-review', '1')).toBe('1: publicada.')
  await expect(store.desk.reviews()).resolves.toMatchObject([{ approved: true }])
  expect(await inbox('reject-review', '1')).toBe('1: recusada.')
  await expect(store.desk.reviews()).resolves.toMatchObject([{ approved: false }])
})

test('exports a table that no spreadsheet takes for formulas', async () => {
  const table = await inbox('export-csv', 'contacts')
  expect(table).toContain(`;'=1+1;`)
  expect(table).toContain(`;'+55 41 90000-0000;`)
})

test("deletes a person's messages by their address", async () => {
  expect(await inbox('delete-by-email', 'ANA1@example.com')).toContain('1 mensagens e 0 avaliações')
  await expect(store.desk.contacts()).resolves.toMatchObject([{ id: 2 }])
})

test('the retention period spares what nobody has handled', async () => {
  await store.desk.markHandled(1)
  expect(await inbox('retention', '30')).toContain('0 mensagens e 0 avaliações')
  await expect(inbox('retention', '0')).rejects.toThrow('Esperado um número')
  expect(await store.desk.contacts()).toHaveLength(2)
})

test('says what could not be delivered, and why', async () => {
  const [delivery] = await store.outbox.claim({ channels: ['webhook'], limit: 1, leaseSeconds: 0 })
  await store.outbox.postpone(delivery?.id ?? 0, { seconds: 60, reason: 'ocupado' })
  await store.desk.markHandled(2)
  const outbox = () => runCommand(['outbox'], { DATA_DIR: dataDir, ...byWebhook })
  expect((await outbox()).split('\n')).toEqual([
    'mensagem 1 por webhook: 1 tentativas; ocupado',
    'avaliação 1 por webhook: 0 tentativas',
    'email: não configurado (2 à espera)',
  ])
  await store.desk.markHandled(1)
  for (const { id } of await store.outbox.claim({ channels: ['webhook'], limit: 9, leaseSeconds: 9 }))
    await store.outbox.markSent(id)
  expect(await outbox()).toBe('Tudo entregue.\nemail: não configurado (1 à espera)')
  expect(await inbox('outbox')).toBe('email: não configurado (1 à espera)')
  await store.desk.judgeReview(1, false)
  expect(await inbox('outbox')).toBe('Tudo entregue.')
})

test('a copy made while the store is in use is restored whole into a new one, and not over an old one', async () => {
  const file = join(dataDir, 'copy.gz')
  expect(await inbox('backup', file)).toBe(`${file}: 2 mensagens e 1 avaliações`)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  expect(await runCommand(['restore', file], fresh)).toBe('Restaurado: 2 mensagens e 1 avaliações')
  expect(await runCommand(['contacts', '--json'], fresh)).toBe(await inbox('contacts', '--json'))
  await expect(runCommand(['restore', file], fresh)).rejects.toThrow('The store is not empty')
})

test('a store that was lost is restored from a copy, and stays lost without one', async () => {
  const file = join(dataDir, 'copy.gz')
  await inbox('backup', file)
  const lost = join(dataDir, 'lost')
  const settings = { DATA_DIR: lost }
  await runCommand(['restore', file], settings)
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(lost, `inbox.sqlite${suffix}`), { force: true })
  await expect(runCommand(['restore', join(dataDir, 'inbox.sqlite')], settings)).rejects.toThrow('this is not a copy')
  await expect(runCommand(['contacts'], settings)).rejects.toThrow('Restore a copy (script/restore FILE)')
  expect(await runCommand(['restore', file], settings)).toBe('Restaurado: 2 mensagens e 1 avaliações')
  expect(await runCommand(['contacts', '--json'], settings)).toBe(await inbox('contacts', '--json'))
})

test('a copy that cannot be read is told from one that is not there', async () => {
  mkdirSync(join(dataDir, 'folder.gz'))
  await expect(inbox('restore', join(dataDir, 'folder.gz'))).rejects.toThrow('it cannot be read (EISDIR)')
})

test.each([
  [['show', '99'], 'Não há nada com o número 99'],
  [['handled', 'x'], 'Esperado um número, recebido "x"'],
  [['export-csv', 'orders'], 'esperado contacts ou reviews'],
  [['delete-by-email', 'ana'], 'não é um e-mail'],
  [['restore', '/nowhere'], '/nowhere: there is no such file'],
  [['__proto__'], 'Uso: script/inbox'],
  [['contacts', '--all'], 'Uso: script/inbox'],
  [[], 'Uso: script/inbox'],
])('%j is refused with a line that says why', async (words, line) => {
  await expect(inbox(...words)).rejects.toThrow(line)
})

test('a folder without a store stays without one', async () => {
  const none = join(dataDir, 'none')
  await expect(runCommand(['contacts'], { DATA_DIR: none })).rejects.toThrow('there is no store')
  expect(existsSync(none)).toBe(false)
})

test('as a command it prints, and ends a mistake with status 1 and without a stack', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['server/inbox/cli.ts', ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(JSON.parse(run('reviews', '--json').stdout)).toMatchObject([{ id: 1 }])
  expect(run('show', '99')).toMatchObject({ status: 1, stdout: '', stderr: 'Não há nada com o número 99\n' })
}, 60_000)
