import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openAccess } from '#desk/access/access.ts'
import { copiedTables } from '#server/store/tables.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { bruno } from './support/desk-samples.ts'
import { startPostgres, type PostgresServer } from './support/postgres/postgres-server.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'
import { openPostgresStore, openSqliteStore } from './support/stores.ts'

/** Stores that the version before 001-store.sql made, with rows in every table (tests/server/predecessor). */

const fixture = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, 'predecessor', name)))
const ofDesk = ['desk_presence', 'desk_drafts'] as const

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.remove())

function folder(): string {
  const made = scratchFolder()
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('an embedded store of the version before is taken over with every row, its persons into the desk’s own store', async () => {
  const dataDir = folder()
  const path = join(dataDir, 'inbox.sqlite')
  writeFileSync(path, fixture('inbox.sqlite.gz'))
  writeFileSync(join(dataDir, 'inbox.exists'), '')
  const read = (table: string) => {
    const database = new DatabaseSync(path)
    const rows = database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all()
    database.close()
    return rows
  }
  const tables = [...copiedTables, ...ofDesk]
  const before = tables.map(read)
  const persons = read('persons')
  expect(before.every((rows) => rows.length > 0)).toBe(true)
  const store = await openSqliteStore({ dataDir, mayCreate: false })
  expect(tables.map(read)).toMatchObject(before)
  await worksOn(store, dataDir, persons.length)
  const again = await openSqliteStore({ dataDir, mayCreate: false })
  expect(() => read('persons')).toThrow('no such table')
  await again.close()
})

test('persons whom the server’s account writes into the shop’s store come in by nothing that it writes there', async () => {
  const dataDir = folder()
  const store = await openSqliteStore({ dataDir, mayCreate: true })
  onTestFinished(() => store.close())
  const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  database.exec(readFileSync('db/access/001-access.sql', 'utf8').replace(/CREATE TABLE migrations .*/, ''))
  const token = 'p'.repeat(43)
  const digest = createHash('sha256').update(token).digest('hex')
  const now = new Date().toISOString()
  database.exec(`
    INSERT INTO persons (id, name, initials, role) VALUES (1, 'Mallory', 'M', 'administra');
    INSERT INTO sign_in_links (token_hash, person_id, expires_at) VALUES ('${digest}', 1, '${new Date(Date.now() + 3_600_000).toISOString()}');
    INSERT INTO desk_sessions (token_hash, person_id, way, device, created_at, seen_at) VALUES ('${digest}', 1, 'link', 'x', '${now}', '${now}');
    DROP TABLE passkeys;`)
  database.close()
  const access = await openAccess(join(dataDir, 'mesa'), store)
  onTestFinished(() => access.close())
  expect([await access.links.find(token), await access.sessions.find(token)]).toEqual([undefined, undefined])
})

test('the buyer’s own words of a line keep their place when a store of before is opened', async () => {
  const dataDir = folder()
  const buyerLine = { lot: '2', text: 'diz "theirs": assim' }
  const store = await openSqliteStore({ dataDir, mayCreate: true })
  await store.proposals.create(proposalOf([offerLine({ buyerLine })]), { contactId: null }, bruno)
  await store.close()
  const database = new DatabaseSync(join(dataDir, 'inbox.sqlite'))
  database.exec(`UPDATE proposals SET content = replace(content, '"buyerLine":', '"theirs":')`)
  database.exec("DELETE FROM migrations WHERE name = '002-buyer-line.sql'")
  database.close()
  const again = await openSqliteStore({ dataDir, mayCreate: false })
  onTestFinished(() => again.close())
  expect((await again.proposals.details(1))?.content.lines).toMatchObject([{ buyerLine }])
})

test('a PostgreSQL of the version before is taken over with every row, its persons into the desk’s own store', async () => {
  const databaseUrl = await server.createDatabase('before')
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(fixture('postgres.sql.gz').toString())
  await client.query('SET search_path = backoffice, public')
  const read = async (table: string) => (await client.query(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows
  const tables = [...copiedTables, ...ofDesk]
  const before = await Promise.all(tables.map(read))
  const persons = await read('persons')
  expect(before.every((rows) => rows.length > 0)).toBe(true)
  const dataDir = folder()
  const store = await openPostgresStore({ databaseUrl, dataDir })
  expect(await Promise.all(tables.map(read))).toMatchObject(before)
  await worksOn(store, dataDir, persons.length)
  await expect(read('persons')).rejects.toThrow('does not exist')
  await client.end()
  const again = await openPostgresStore({ databaseUrl, dataDir })
  await again.close()
})

/** A taken over store is written and read as any other; its persons are there, and nobody comes in by what it says. */
async function worksOn(
  store: Awaited<ReturnType<typeof openSqliteStore>>,
  dataDir: string,
  persons: number,
): Promise<void> {
  const access = await openAccess(join(dataDir, 'mesa'), store)
  const [ana] = await access.persons.all()
  expect(await access.persons.all()).toHaveLength(persons)
  expect(ana).toMatchObject({ id: 1, name: 'Ana', role: 'administra', login: 'ana', isActive: true })
  expect([await access.passkeys.of(1), await access.sessions.all()]).toEqual([[], []])
  expect(await store.messages.receive({ ...sampleContact(70), email: 'ana@clínica.example' }, false)).toBe(true)
  expect((await store.messages.details(2))?.answers).toMatchObject([{ text: 'Bom dia', person: 'Bruno' }])
  expect((await store.proposals.details(1))?.answers).toMatchObject([{ kind: 'accept' }])
  await access.close()
  await store.close()
}
