import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyChecks } from '#server/store/copy-files.ts'
import { runCommand } from '#server/store/inbox-commands.ts'
import { storeCodes } from '#server/store/store-error.ts'
import type { Store } from '#server/store/store.ts'
import { judgeReview } from '#tests/server/support/rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { programEnvironment } from './support/program-environment.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'

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

/** Deletes a message for good, as the desk does. */
async function erase(id: number): Promise<void> {
  await store.erase({ contacts: (await store.messages.all()).filter((row) => row.id === id), reviews: [] })
}

/** The ids of the messages in another folder's store. */
async function idsIn(folder: string): Promise<number[]> {
  const other = await openSqliteStore({ dataDir: folder, mayCreate: false })
  const ids = (await other.messages.all()).map(({ id }) => id)
  await other.close()
  return ids
}

test('counts as JSON', async () => {
  expect(JSON.parse(await inbox('counts'))).toMatchObject({
    messages: { ours: 1, theirs: 0, closed: 0, spam: 1 },
    reviews: { waiting: 1, published: 0, refused: 0 },
    deliveries: [{ way: 'email', isConfigured: false, waiting: 3 }, { way: 'webhook', waiting: 3 }, { way: 'answer' }],
  })
})

test('the retention period covers what nobody handled, and spares what the site shows', async () => {
  await store.reviews.receive(sampleReview(2), false)
  await judgeReview(store, 2, true)
  expect(await inbox('retention')).toContain('0 mensagens e 0 avaliações')
  await expect(inbox('retention', '0')).rejects.toThrow('Esperado um número')
  await store.typedTexts.save('mensagens/nova', 1, 'não enviado')
  await store.typedTexts.save('mensagens/2', 1, 'de hoje')
  const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  for (const table of ['contacts', 'product_reviews'])
    database.exec(
      `UPDATE ${table} SET created_at = '2020-01-01T00:00:00.000Z' WHERE id <> 2 OR '${table}' <> 'contacts'`,
    )
  database.exec("UPDATE desk_drafts SET saved_at = '2020-01-01T00:00:00.000Z' WHERE thing = 'mensagens/nova'")
  database.close()
  expect(await inbox('retention')).toContain('Apagado: 1 mensagem e 1 avaliação')
  expect((await store.messages.all()).map(({ id }) => id)).toEqual([2])
  expect((await store.reviews.all()).map(({ id }) => id)).toEqual([2])
  expect((await store.typedTexts.all(1)).map(({ path }) => path)).toEqual(['mensagens/2'])
})

test('what was deleted after a copy was made stays deleted when the copy is restored', async () => {
  const file = join(dataDir, 'backups', 'inbox-1.gz')
  await inbox('backup', file)
  await erase(1)
  const ledger = readFileSync(join(dataDir, 'backups/deletions'), 'utf8')
  expect(ledger).toMatch(/^[0-9a-f]{64}\n[0-9a-f]{64}\n$/)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  expect(await runCommand(['restore', file], fresh)).toBe(
    'Restaurado: 1 mensagem e 1 avaliação (1 já apagada continua apagada)',
  )
  expect(await idsIn(fresh.DATA_DIR)).toEqual([2])
})

test('a copy in the second place is restored without what was deleted after it was put there', async () => {
  const second = join(dataDir, 'second')
  await inbox('backup', '--to', second)
  await erase(1)
  const [copy = ''] = readdirSync(second)
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(dataDir, `inbox.sqlite${suffix}`), { force: true })
  expect(await inbox('restore', join(second, copy))).toContain('(1 já apagada continua apagada)')
})

test('a restored store remembers what was deleted before, so that older copies do not bring it back', async () => {
  const second = join(dataDir, 'second')
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  await inbox('backup', '--to', second)
  await erase(1)
  await inbox('backup', '--to', second)
  const [oldest = '', newest = ''] = readdirSync(second).filter((name) => name.startsWith('inbox-'))
  await runCommand(['restore', join(second, newest)], fresh)
  const there = await openSqliteStore({ dataDir: fresh.DATA_DIR, mayCreate: false })
  await there.erase({ contacts: await there.messages.all(), reviews: [] })
  await there.close()
  await runCommand(['backup', '--to', second], fresh)
  const other = { DATA_DIR: join(dataDir, 'other') }
  expect(await runCommand(['restore', join(second, oldest)], other)).toContain('(2 já apagadas continuam apagadas)')
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
  expect(Date.now() - Date.parse((await copyChecks(dataDir)).verified ?? '')).toBeLessThan(60_000)
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

test('a copy made while the store is in use is restored whole into a new one, and not over an old one', async () => {
  const file = join(dataDir, 'copy.gz')
  expect(await inbox('backup', file)).toBe(`${file}: 2 mensagens e 1 avaliação`)
  const fresh = { DATA_DIR: join(dataDir, 'fresh') }
  expect(await runCommand(['restore', file], fresh)).toBe('Restaurado: 2 mensagens e 1 avaliação')
  expect(await idsIn(fresh.DATA_DIR)).toEqual([1, 2])
  await expect(runCommand(['restore', file], fresh)).rejects.toThrow(
    '[inbox-nao-vazia] A caixa de entrada não está vazia',
  )
  // A store without messages, in which somebody has done something, is not empty either.
  const begun = { DATA_DIR: join(dataDir, 'begun') }
  await (await openSqliteStore({ dataDir: begun.DATA_DIR, mayCreate: true })).close()
  await runCommand(['retention'], begun)
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
  await expect(runCommand(['counts'], settings)).rejects.toThrow('Restaure uma cópia (script/restore ARQUIVO)')
  expect(await runCommand(['restore', file], settings)).toBe('Restaurado: 2 mensagens e 1 avaliação')
  expect(await idsIn(lost)).toEqual([1, 2])
})

test('a copy that cannot be read is told from one that is not there', async () => {
  mkdirSync(join(dataDir, 'folder.gz'))
  await expect(inbox('restore', join(dataDir, 'folder.gz'))).rejects.toThrow(
    `[inbox-copia-ilegivel] ${join(dataDir, 'folder.gz')}: não pode ser lido (EISDIR)`,
  )
})

test.each([
  [['retention', 'x'], 'Esperado um número inteiro de 1 em diante em DIAS, recebido "x"'],
  [['restore', '/nowhere'], '[inbox-copia-ausente] /nowhere: não existe esse arquivo. Nada foi restaurado.'],
  [['__proto__'], 'Uso: script/inbox'],
  [['contatos'], '[inbox-uso] Não há o comando "contatos".'],
  [['counts', '5'], '[inbox-uso] Há palavras a mais: 5.'],
  [['retention', '5', 'b'], '[inbox-uso] Há palavras a mais: b.'],
  [['counts', '--all'], 'Uso: script/inbox'],
  [['counts', '--verify'], '[inbox-uso] O comando "counts" não tem opções.'],
  [['backup', '--to'], '[inbox-uso] Falta o valor de uma opção.'],
  [[], 'Uso: script/inbox'],
])('%j is refused with a line that says why', async (words, line) => {
  await expect(inbox(...words)).rejects.toThrow(line)
})

test('a folder without a store stays without one', async () => {
  const none = join(dataDir, 'none')
  await expect(runCommand(['counts'], { DATA_DIR: none })).rejects.toThrow('[inbox-ausente] Não há caixa de entrada em')
  expect(existsSync(none)).toBe(false)
})

test('as a command it prints, and ends a mistake with status 1 and without a stack', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['server/store/inbox-commands.ts', ...words], {
      env: { ...programEnvironment, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(JSON.parse(run('counts').stdout)).toMatchObject({ reviews: { waiting: 1 } })
  expect(run('retention', 'x')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: '[inbox-argumento] Esperado um número inteiro de 1 em diante em DIAS, recebido "x"\n',
  })
}, 60_000)

test('paths of the scripts are those of the folder in which the command is typed', () => {
  const folder = join(dataDir, 'typed')
  mkdirSync(folder)
  const run = (...words: string[]) =>
    spawnSync(resolve('script/backup'), words, {
      cwd: folder,
      env: { ...programEnvironment, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(run('--verify', 'a.gz', '--to', 'there', '--keep', '3')).toMatchObject({ status: 0, stderr: '' })
  expect(run('--to=there', 'b.gz')).toMatchObject({ status: 0 })
  expect([readdirSync(folder), readdirSync(join(folder, 'there'))]).toEqual([
    ['a.gz', 'b.gz', 'there'],
    ['a.gz', 'b.gz'],
  ])
}, 60_000)

test('a wrong setting is said as the server says it, after a word to the operator', async () => {
  await expect(runCommand(['counts'], { DATA_DIR: dataDir, PORT: 'x' })).rejects.toThrow(
    /^\[inbox-configuracao\] Há um erro .*\nPORT: expected a whole number/,
  )
})

test('what nobody foresaw comes with a code and its trace', async () => {
  writeFileSync(join(dataDir, 'backups'), '')
  await store.db.updateTable('contacts').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  await expect(inbox('retention')).rejects.toThrow(/^\[inbox-inesperado\] Algo deu errado.*\n.*EEXIST/)
})

test('every code is explained in the operators’ documents, and no other', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n### Codes of script/inbox\n')
  const listed = [...(section.split('\n#')[0] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code)
  expect(listed).toEqual(storeCodes)
})
