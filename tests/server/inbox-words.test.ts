import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runCommand } from '#server/store/commands.ts'
import { storeCodes } from '#server/store/store-error.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'

/** What script/inbox says, word for word. */

let dataDir: string

beforeEach(async () => {
  dataDir = scratchFolder()
  const store = await openSqliteStore({ dataDir, mayCreate: true })
  await store.messages.receive({ ...sampleContact(1), name: '=1+1' }, true)
  await store.messages.receive(sampleContact(2), false)
  await store.reviews.receive(sampleReview(), false)
  await store.close()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const inbox = (...words: string[]) => runCommand(words, { DATA_DIR: dataDir })

/** As if everything had arrived at one moment: 13:05 in Brasília. */
function arriveAt(moment: string): void {
  const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  for (const table of ['contacts', 'product_reviews'])
    database.prepare(`UPDATE ${table} SET created_at = ?, handled_at = ? WHERE id = 1`).run(moment, moment)
  database.close()
}

test('a message and a review are shown in Portuguese, by the clock of Brasília', async () => {
  arriveAt('2026-11-22T16:05:59.000Z')
  expect((await inbox('contacts')).split('\n')[1]).toBe(
    '1  22/11/2026 13:05  atendida  Orçamento  =1+1  (possível spam)',
  )
  expect(await inbox('show', '1')).toBe(
    [
      'Mensagem nº     1',
      'Recebida em     22/11/2026 13:05 (horário de Brasília)',
      'Nome            =1+1',
      'Empresa',
      'E-mail          ana1@example.com',
      'Telefone        +55 41 90000-0000',
      'Assunto         Orçamento',
      'Possível spam   sim',
      'Atendida em     22/11/2026 13:05',
      '',
      'Preciso de 1 cabos de ECG de 5 vias.',
    ].join('\n'),
  )
  expect(await inbox('show-review', '1')).toMatch(
    /^Avaliação nº .*\nRecebida em .*13:05 \(horário de Brasília\)\nProduto /,
  )
  expect(await inbox('show-review', '1')).toContain('\nSituação        recusada\nDecidida em     22/11/2026 13:05\n')
})

test('the tables have Portuguese headings, also when they have no rows, and say which clock they go by', async () => {
  arriveAt('2026-11-22T16:05:59.000Z')
  const [heading, first] = (await inbox('export-csv', 'contacts')).split('\r\n')
  expect(heading).toBe(
    '\uFEFFNúmero;Recebida em (Brasília);Nome;Empresa;E-mail;Telefone;Assunto;Mensagem;Possível spam;Atendida em (Brasília)',
  )
  expect(first).toMatch(/^1;22\/11\/2026 13:05;.*;sim;22\/11\/2026 13:05$/)
  const reviews =
    'Número;Recebida em (Brasília);Produto;Nome;E-mail;Nota;Título;Comentário;Possível spam;Situação;Decidida em (Brasília)'
  expect(await inbox('export-csv', 'reviews')).toContain(`${reviews}\r\n1;22/11/2026 13:05;1;`)
  await inbox('delete-review', '1')
  expect(await inbox('export-csv', 'reviews')).toBe(`\uFEFF${reviews}\r\n`)
})

test('a wrong setting is said as the server says it, after a word to the operator', async () => {
  await expect(runCommand(['contacts'], { DATA_DIR: dataDir, PORT: 'x' })).rejects.toThrow(
    /^\[inbox-configuracao\] Há um erro .*\nPORT: expected a whole number/,
  )
})

test('what nobody foresaw comes with a code and its trace', async () => {
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true })
  writeFileSync(join(dataDir, 'backups'), '')
  await expect(inbox('delete-contact', '1')).rejects.toThrow(/^\[inbox-inesperado\] Algo deu errado.*\n.*EEXIST/)
})

test('every code is explained in the operators’ documents, and no other', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n### Codes of script/inbox\n')
  const listed = [...(section.split('\n#')[0] ?? '').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code)
  expect(listed).toEqual(inboxCodes)
})

test('confirmations that no setting asks for wait for nothing', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' }
  const outbox = (more: object) => runCommand(['outbox'], { DATA_DIR: dataDir, ...settings, ...more })
  expect(await outbox({})).not.toContain('confirmação')
  expect(await outbox({ MAIL_CONFIRM: 'on' })).toContain('mensagem 2, confirmação ao cliente: ainda não tentada')
})
