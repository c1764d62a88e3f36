import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '#server/store/commands.ts'
import { newestVerified } from '#server/store/copy-files.ts'
import type { Store } from '#server/store/store.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { programEnvironment } from './support/program-environment.ts'
import { judgeReview, markHandled } from '#tests/server/support/rows.ts'

let dataDir: string
let store: Store

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  await store.messages.receive({ ...sampleContact(1), name: '=1+1' }, true)
  await store.messages.receive(sampleContact(2), false)
  await store.reviews.receive(sampleReview(), false)
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
  expect(await inbox('contacts')).toMatch(/^Horário de Brasília\n1 .* aberta .*\(possível spam\)\n2 .*Ana Souza$/)
  expect(await inbox('show', '2')).toContain('Preciso de 2 cabos')
  expect(await inbox('handled', '1')).toBe('1: atendida.')
  expect(JSON.parse(await inbox('contacts', '--open', '--json'))).toMatchObject([{ id: 2 }])
  expect(await inbox('approve-review', '1')).toBe('1: publicada.')
  await expect(store.reviews.all()).resolves.toMatchObject([{ approved: true }])
  expect(await inbox('reject-review', '1')).toBe('1: recusada.')
  await expect(store.reviews.all()).resolves.toMatchObject([{ approved: false }])
})

test('exports a table that no spreadsheet takes for formulas', async () => {
  const table = await inbox('export-csv', 'contacts')
  expect(table).toContain(`;'=1+1;`)
  expect(table).toContain(`;'+55 41 90000-0000;`)
})

test("deletes a person's messages by their address", async () => {
  expect(await inbox('delete-by-email', 'ANA1@example.com')).toContain('Apagado: 1 mensagem e 0 avaliações')
  await expect(store.messages.all()).resolves.toMatchObject([{ id: 2 }])
})

test('deletes one message or review by its number', async () => {
  expect(await inbox('delete-contact', '1')).toContain('Apagado: 1 mensagem e 0 avaliações')
  expect(await inbox('delete-review', '1')).toContain('Apagado: 0 mensagens e 1 avaliação')
  await expect(inbox('delete-contact', '1')).rejects.toThrow('Não há nada com o número 1')
  await expect(store.messages.all()).resolves.toMatchObject([{ id: 2 }])
})

test('the retention period covers what nobody handled, and spares what the site shows', async () => {
  await store.reviews.receive(sampleReview(2), false)
  await judgeReview(store, 2, true)
  expect(await inbox('retention')).toContain('0 mensagens e 0 avaliações')
  await expect(inbox('retention', '0')).rejects.toThrow('Esperado um número')
  const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  for (const table of ['contacts', 'product_reviews'])
    database.exec(
      `UPDATE ${table} SET created_at = '2020-01-01T00:00:00.000Z' WHERE id <> 2 OR '${table}' <> 'contacts'`,
    )
  database.close()
  expect(await inbox('retention')).toContain('Apagado: 1 mensagem e 1 avaliação')
  expect((await store.messages.all()).map(({ id }) => id)).toEqual([2])
  expect((await store.reviews.all()).map(({ id }) => id)).toEqual([2])
})

test('what was deleted after a copy was made stays deleted when the copy is restored', async () => {
  const file = join(dataDir, 'backups', 'inbox-1.gz')
  await inbox('backup', file)
  await inbox('delete-by-email', 'ana1@example.com')
  const ledger = readFileSync(join(dataDir, 'backups/deletions'), 'utf8')
  expect(ledger).toMatch(/^[0-9a-f]{64}\n[0-9a-f]{64}\n$/)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  expect(await runCommand(['restore', file], fresh)).toBe(
    'Restaurado: 1 mensagem e 1 avaliação (1 já apagada continua apagada)',
  )
  expect(JSON.parse(await runCommand(['contacts', '--json'], fresh))).toMatchObject([{ id: 2 }])
})

test('a copy in the second place is restored without what was deleted after it was put there', async () => {
  const second = join(dataDir, 'second')
  await inbox('backup', '--to', second)
  await inbox('delete-by-email', 'ana1@example.com')
  const [copy = ''] = readdirSync(second)
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, `inbox.sqlite${suffix}`), { force: true })
  expect(await inbox('restore', join(second, copy))).toContain('(1 já apagada continua apagada)')
})

test('a restored store remembers what was deleted before, so that older copies do not bring it back', async () => {
  const second = join(dataDir, 'second')
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  await inbox('backup', '--to', second)
  await inbox('delete-contact', '1')
  await inbox('backup', '--to', second)
  const [oldest = '', newest = ''] = readdirSync(second).filter((name) => name.startsWith('inbox-'))
  await runCommand(['restore', join(second, newest)], fresh)
  await runCommand(['delete-contact', '2'], fresh)
  await runCommand(['backup', '--to', second], fresh)
  const other = { DATA_DIR: join(dataDir, 'other') }
  expect(await runCommand(['restore', join(second, oldest)], other)).toContain('(2 já apagadas continuam apagadas)')
})

test('keeps who did what, without texts and addresses', async () => {
  await inbox('handled', '2')
  await inbox('delete-by-email', 'ana1@example.com')
  await inbox('contacts')
  const acts = await inbox('audit')
  const [clock, ...lines] = acts.split('\n')
  expect(clock).toBe('Horário de Brasília')
  expect(lines.map((line) => line.split('  ').slice(2))).toEqual([['handled', '2'], ['delete-by-email']])
  expect(acts).not.toContain('ana1')
})

test('a copy is restored on trial, put in a second place, and old ones go', async () => {
  const folder = join(dataDir, 'backups')
  const second = join(dataDir, 'second')
  for (const _ of [1, 2, 3]) await inbox('backup', '--verify', '--to', second, '--keep', '2', '--days', '30')
  expect(readdirSync(folder).filter((name) => name.startsWith('inbox-'))).toHaveLength(2)
  expect(readdirSync(second)).toHaveLength(2)
  const [newest = ''] = readdirSync(second).toReversed()
  expect(readFileSync(join(second, newest))).toEqual(readFileSync(join(folder, newest)))
  expect(await inbox('verify-copy', join(second, newest))).toContain('conferida, 2 mensagens e 1 avaliação')
  expect(Date.now() - ((await newestVerified(dataDir)) ?? 0)).toBeLessThan(60_000)
})

test('an encrypted copy is read with its key only', async () => {
  const identity = await generateIdentity()
  const keyFile = join(dataDir, 'key.txt')
  writeFileSync(keyFile, `# the key of the copies\n${identity}\n`)
  const file = join(dataDir, 'copy.gz.age')
  const sealing = { DATA_DIR: dataDir, BACKUP_RECIPIENT: await identityToRecipient(identity) }
  expect(await runCommand(['backup', file, '--verify'], sealing)).toContain('conferida')
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org/)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  await expect(runCommand(['restore', file], fresh)).rejects.toThrow(
    '[inbox-chave] A cópia é cifrada: BACKUP_IDENTITY_FILE',
  )
  writeFileSync(join(dataDir, 'other.txt'), await generateIdentity())
  const withOther = { ...fresh, BACKUP_IDENTITY_FILE: join(dataDir, 'other.txt') }
  await expect(runCommand(['restore', file], withOther)).rejects.toThrow(
    '[inbox-copia-danificada] A cópia está danificada, ou foi cifrada para outra chave',
  )
  const withKey = { ...fresh, BACKUP_IDENTITY_FILE: keyFile }
  expect(await runCommand(['restore', file], withKey)).toBe('Restaurado: 2 mensagens e 1 avaliação')
})

test('says what could not be delivered, and why', async () => {
  const [delivery] = await store.deliveries.claim({ channels: ['webhook'], limit: 1, leaseSeconds: 0 })
  await store.deliveries.postpone(delivery?.id ?? 0, { seconds: 60, reason: 'ocupado' })
  await markHandled(store, 2)
  const outbox = () => runCommand(['outbox'], { DATA_DIR: dataDir, ...byWebhook })
  expect((await outbox()).split('\n')).toEqual([
    'Horário de Brasília',
    expect.stringMatching(
      /^mensagem 1, por webhook: 1 tentativa; tenta de novo em \d\d\/\d\d\/\d{4} \d\d:\d\d; motivo: ocupado$/,
    ),
    'avaliação 1, por webhook: ainda não tentada',
    'e-mail: não configurado (2 à espera)',
  ])
  await markHandled(store, 1)
  for (const { id } of await store.deliveries.claim({ channels: ['webhook'], limit: 9, leaseSeconds: 9 }))
    await store.deliveries.markSent(id)
  expect(await outbox()).toBe('Nada à espera de envio.\ne-mail: não configurado (1 à espera)')
  expect(await inbox('outbox')).toBe('e-mail: não configurado (1 à espera)')
  await judgeReview(store, 1, false)
  expect(await inbox('outbox')).toBe('Nada à espera de envio.')
})

test('a copy made while the store is in use is restored whole into a new one, and not over an old one', async () => {
  const file = join(dataDir, 'copy.gz')
  expect(await inbox('backup', file)).toBe(`${file}: 2 mensagens e 1 avaliação`)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  expect(await runCommand(['restore', file], fresh)).toBe('Restaurado: 2 mensagens e 1 avaliação')
  expect(await runCommand(['contacts', '--json'], fresh)).toBe(await inbox('contacts', '--json'))
  await expect(runCommand(['restore', file], fresh)).rejects.toThrow(
    '[inbox-nao-vazia] A caixa de entrada não está vazia',
  )
  // A store without messages, in which somebody has done something, is not empty either.
  const begun = { DATA_DIR: join(dataDir, 'begun') }
  await openSqliteStore({ dataDir: begun.DATA_DIR, mayCreate: true }).close()
  await runCommand(['person', 'ana@example.com'], begun)
  await expect(runCommand(['restore', file], begun)).rejects.toThrow('[inbox-nao-vazia]')
})

test('a store that was lost is restored from a copy, and stays lost without one', async () => {
  const file = join(dataDir, 'copy.gz')
  await inbox('backup', file)
  const lost = join(dataDir, 'lost')
  const settings = { DATA_DIR: lost }
  await runCommand(['restore', file], settings)
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(lost, `inbox.sqlite${suffix}`), { force: true })
  await expect(runCommand(['restore', join(dataDir, 'inbox.sqlite')], settings)).rejects.toThrow(
    '[inbox-copia-estranha]',
  )
  await expect(runCommand(['contacts'], settings)).rejects.toThrow('Restaure uma cópia (script/restore ARQUIVO)')
  expect(await runCommand(['restore', file], settings)).toBe('Restaurado: 2 mensagens e 1 avaliação')
  expect(await runCommand(['contacts', '--json'], settings)).toBe(await inbox('contacts', '--json'))
})

test('a copy that cannot be read is told from one that is not there', async () => {
  mkdirSync(join(dataDir, 'folder.gz'))
  await expect(inbox('restore', join(dataDir, 'folder.gz'))).rejects.toThrow(
    `[inbox-copia-ilegivel] ${join(dataDir, 'folder.gz')}: não pode ser lido (EISDIR)`,
  )
})

test.each([
  [['show', '99'], 'Não há nada com o número 99'],
  [['handled', 'x'], 'Esperado um número, recebido "x"'],
  [['export-csv', 'orders'], 'esperado contacts ou reviews'],
  [['delete-by-email', 'ana'], 'não é um e-mail'],
  [['restore', '/nowhere'], '[inbox-copia-ausente] /nowhere: não existe esse arquivo. Nada foi restaurado.'],
  [['__proto__'], 'Uso: script/inbox'],
  [['contatos'], '[inbox-uso] Não há o comando "contatos".'],
  [['contacts', '5'], '[inbox-uso] Há palavras a mais: 5.'],
  [['show', 'a', 'b'], '[inbox-uso] Há palavras a mais: b.'],
  [['contacts', '--all'], 'Uso: script/inbox'],
  [['backup', '--to'], '[inbox-uso] Falta o valor de uma opção.'],
  [[], 'Uso: script/inbox'],
])('%j is refused with a line that says why', async (words, line) => {
  await expect(inbox(...words)).rejects.toThrow(line)
})

test('a folder without a store stays without one', async () => {
  const none = join(dataDir, 'none')
  await expect(runCommand(['contacts'], { DATA_DIR: none })).rejects.toThrow(
    '[inbox-ausente] Não há caixa de entrada em',
  )
  expect(existsSync(none)).toBe(false)
})

test('as a command it prints, and ends a mistake with status 1 and without a stack', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['server/store/cli.ts', ...words], {
      env: { ...programEnvironment, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(JSON.parse(run('reviews', '--json').stdout)).toMatchObject([{ id: 1 }])
  expect(run('show', '99')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '[inbox-sem-linha] Não há nada com o número 99; veja script/inbox contacts e script/inbox reviews\n',
  })
}, 60_000)
