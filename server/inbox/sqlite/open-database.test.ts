import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SetupError } from '#server/setup-error.ts'
import { sampleContact } from '#tests/server/support/sample-rows.ts'
import { GroupCommit } from './group-commit.ts'
import { openDatabase } from './open-database.ts'
import { sqliteInbox } from './sqlite-inbox.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'store-')), 'data')
const contacts = (database: DatabaseSync) => database.prepare('SELECT count(*) AS count FROM contacts').get()?.count
const insert = `INSERT INTO contacts (name, email, subject, message) VALUES ('Ana', 'ana@example.com', 'Outros', 'Uma mensagem')`

test('a new folder gets a store that only its owner may read', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  expect(statSync(join(folder, 'inbox.sqlite')).mode & 0o077).toBe(0)
})

test('a store that is opened again has what was in it', () => {
  const folder = newFolder()
  const database = openDatabase(folder, true)
  database.exec(insert)
  database.close()
  expect(contacts(openDatabase(folder, false))).toBe(1)
})

test('a folder without a store is left alone by those who only look', () => {
  const folder = newFolder()
  expect(() => openDatabase(folder, false)).toThrow(`DATA_DIR: there is no store in ${folder}`)
})

test('a store that was lost does not start empty', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  rmSync(join(folder, 'inbox.sqlite'))
  expect(() => openDatabase(folder, true)).toThrow('is missing, but')
})

test('a store that was lost or emptied may be begun anew to fill it from a copy', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  rmSync(join(folder, 'inbox.sqlite'))
  openDatabase(folder, 'even-lost').close()
  writeFileSync(join(folder, 'inbox.sqlite'), '')
  expect(contacts(openDatabase(folder, 'even-lost'))).toBe(0)
})

test('a store that was emptied does not start empty', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `inbox.sqlite${suffix}`), { force: true })
  writeFileSync(join(folder, 'inbox.sqlite'), '')
  expect(() => openDatabase(folder, true)).toThrow('empty although it was in use')
})

test('a damaged store does not start', () => {
  const folder = newFolder()
  const database = openDatabase(folder, true)
  database.exec('BEGIN')
  for (let round = 0; round < 200; round += 1) database.exec(insert.replace('Uma mensagem', `Mensagem ${round}`))
  database.exec('COMMIT')
  database.close()
  const bytes = readFileSync(join(folder, 'inbox.sqlite'))
  bytes.fill(0x55, 4096, bytes.length)
  writeFileSync(join(folder, 'inbox.sqlite'), bytes)
  expect(() => openDatabase(folder, true)).toThrow(SetupError)
})

test('a store that a newer version wrote is left alone', () => {
  const folder = newFolder()
  const database = openDatabase(folder, true)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openDatabase(folder, true)).toThrow('newer version')
})

test('rows of the first version are kept, numbered as before, and wait to be delivered', () => {
  const folder = newFolder()
  const fresh = openDatabase(folder, true)
  fresh.close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `inbox.sqlite${suffix}`), { force: true })
  const old = new DatabaseSync(join(folder, 'inbox.sqlite'))
  old.exec(readFileSync(join(import.meta.dirname, '../../../db/sqlite/001-inbox.sql'), 'utf8'))
  old.exec('PRAGMA user_version = 1')
  old.exec(`INSERT INTO contacts (id, created_at, name, email, subject, message)
    VALUES (41, '2026-01-02T03:04:05.678Z', 'Ana', 'ana@example.com', 'Outros', 'Uma mensagem')`)
  old.close()
  const database = openDatabase(folder, false)
  database.exec(insert)
  expect(database.prepare('SELECT id FROM contacts').all()).toEqual([{ id: 41 }, { id: 42 }])
  expect(database.prepare('SELECT channel, contact_id FROM deliveries ORDER BY id').all()).toEqual([
    { channel: 'email', contact_id: 41 },
    { channel: 'webhook', contact_id: 41 },
  ])
})

const deliveriesOf = (database: DatabaseSync) => database.prepare('SELECT * FROM deliveries ORDER BY id').all()

test('a store of the second version takes new subjects, and keeps its messages, their deliveries and the count of ids', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `inbox.sqlite${suffix}`), { force: true })
  const old = new DatabaseSync(join(folder, 'inbox.sqlite'))
  for (const name of ['001-inbox.sql', '002-desk-and-deliveries.sql'])
    old.exec(readFileSync(join(import.meta.dirname, '../../../db/sqlite', name), 'utf8'))
  old.exec('PRAGMA user_version = 2')
  for (const text of ['Primeira mensagem', 'Segunda mensagem', 'Terceira mensagem'])
    old.exec(insert.replace('Uma mensagem', text))
  old.exec('DELETE FROM contacts WHERE id = 3')
  const before = deliveriesOf(old).map((row): Record<string, unknown> => ({ ...row, answer_id: null }))
  old.close()
  const database = openDatabase(folder, false)
  expect(database.prepare('SELECT * FROM deliveries WHERE contact_id < 3 ORDER BY id').all()).toEqual(
    before.filter(({ contact_id }) => Number(contact_id) < 3),
  )
  database.exec(insert.replace('Outros', 'Conserto'))
  expect(database.prepare('SELECT id, subject FROM contacts').all()).toEqual([
    { id: 1, subject: 'Outros' },
    { id: 2, subject: 'Outros' },
    { id: 4, subject: 'Conserto' },
  ])
})

test('a store of the fourth version keeps its deliveries as they are, and confirms what arrives from then on only', async () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `inbox.sqlite${suffix}`), { force: true })
  const old = new DatabaseSync(join(folder, 'inbox.sqlite'))
  for (const name of ['001-inbox.sql', '002-desk-and-deliveries.sql', '003-subjects.sql', '004-duties.sql'])
    old.exec(readFileSync(join(import.meta.dirname, '../../../db/sqlite', name), 'utf8'))
  old.exec('PRAGMA user_version = 4')
  old.exec(insert)
  old.exec(
    `INSERT INTO product_reviews (product_id, customer_name, rating, title, comment) VALUES ('1', 'B', 5, 'T', 'C')`,
  )
  old.exec("UPDATE deliveries SET attempts = 3, last_error = 'recusado' WHERE id = 2")
  old.exec('DELETE FROM deliveries WHERE id = 4')
  const before = deliveriesOf(old).map((row): Record<string, unknown> => ({ ...row, answer_id: null }))
  old.close()
  const database = openDatabase(folder, false)
  expect(deliveriesOf(database)).toEqual(before)
  await sqliteInbox(database, new GroupCommit(database)).insertContact(sampleContact(), false)
  expect(database.prepare('SELECT id, channel FROM deliveries WHERE contact_id = 2 ORDER BY id').all()).toEqual([
    { id: 5, channel: 'email' },
    { id: 6, channel: 'webhook' },
    { id: 7, channel: 'confirmation' },
  ])
})

test('a store of the sixth version knows whose turn its messages are', () => {
  const folder = newFolder()
  openDatabase(folder, true).close()
  for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, `inbox.sqlite${suffix}`), { force: true })
  const old = new DatabaseSync(join(folder, 'inbox.sqlite'))
  const migrations = join(import.meta.dirname, '../../../db/sqlite')
  for (const name of readdirSync(migrations).toSorted().slice(0, 6))
    old.exec(readFileSync(join(migrations, name), 'utf8'))
  old.exec('PRAGMA user_version = 6')
  for (const text of ['Primeira mensagem', 'Segunda mensagem', 'Terceira mensagem'])
    old.exec(insert.replace('Uma mensagem', text))
  old.exec("UPDATE contacts SET handled_at = '2026-02-01T00:00:00.000Z' WHERE id = 2")
  old.exec('UPDATE contacts SET is_suspect = 1 WHERE id = 3')
  old.close()
  const database = openDatabase(folder, false)
  const found = database.prepare('SELECT id, turn, origin, version FROM contacts').all()
  expect(found.map(({ id, turn, origin, version }) => [id, turn, origin, version])).toEqual([
    [1, 'ours', 'site', 1],
    [2, 'closed', 'site', 1],
    [3, 'spam', 'site', 1],
  ])
  const closed = database.prepare('SELECT turn_since FROM contacts WHERE id = 2').get()
  expect(closed?.turn_since).toBe('2026-02-01T00:00:00.000Z')
})
