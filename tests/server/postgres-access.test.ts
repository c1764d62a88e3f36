import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allRows, copyOf, judgeReview, restoreInto } from '#tests/server/support/rows.ts'
import { openPostgresStore, openSqliteStore } from '#tests/server/support/stores.ts'
import { startPostgres, type PostgresServer } from './support/postgres/postgres-server.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'

let server: PostgresServer
let databaseUrl: string
let databases = 0

beforeAll(async () => {
  server = await startPostgres()
}, 60_000)
afterAll(() => server.remove())
beforeEach(async () => {
  databases += 1
  databaseUrl = await server.createDatabase(`access_${databases}`)
})

/** Runs statements as the public role, as PostgREST does. Out: the SQLSTATE of the refusal, or 'taken'. */
async function asAnon(sql: Client, statement: string): Promise<string> {
  try {
    await sql.query('BEGIN; SET LOCAL ROLE anon')
    await sql.query(statement)
    return 'taken'
  } catch (error) {
    return error instanceof DatabaseError ? (error.code ?? '') : String(error)
  } finally {
    await sql.query('COMMIT')
  }
}

async function connected(): Promise<Client> {
  const client = new Client(databaseUrl)
  await client.connect()
  return client
}

const contactColumns = 'name, email, subject, message'
const contactValues = "'Ana', 'ana@example.com', 'Outros', 'Uma mensagem longa'"
const forbidden = '42501'

test('the public role inserts the columns of the forms, reads approved reviews, and nothing else', async () => {
  const store = await openPostgresStore({ databaseUrl })
  const sql = await connected()
  const insertReview =
    "INSERT INTO product_reviews (product_id, customer_name, rating, title, comment) VALUES ('1', 'A', 5, 'B', 'C')"
  const attempts: Record<string, string> = {
    [`INSERT INTO contacts (${contactColumns}) VALUES (${contactValues})`]: 'taken',
    [insertReview]: 'taken',
    'SELECT id, title FROM product_reviews': 'taken',
    'SELECT id FROM product_reviews WHERE approved': 'taken',
    'SELECT id FROM contacts': forbidden,
    'SELECT customer_email FROM product_reviews': forbidden,
    'SELECT * FROM product_reviews': forbidden,
    [`INSERT INTO contacts (${contactColumns}) VALUES (${contactValues}) RETURNING id`]: forbidden,
    [`INSERT INTO contacts (${contactColumns}, is_suspect) VALUES (${contactValues}, false)`]: forbidden,
    [`INSERT INTO contacts (${contactColumns}, created_at) VALUES (${contactValues}, now())`]: forbidden,
    [`INSERT INTO contacts (${contactColumns}, id) VALUES (${contactValues}, 1000)`]: forbidden,
    [insertReview.replace('comment)', 'comment, approved)').replace("'C')", "'C', true)")]: forbidden,
    'UPDATE product_reviews SET approved = true': forbidden,
    'DELETE FROM product_reviews': forbidden,
    'TRUNCATE contacts': forbidden,
    'SELECT id FROM backoffice.deliveries': forbidden,
    'DROP TABLE contacts': forbidden,
  }
  for (const [statement, outcome] of Object.entries(attempts))
    expect([statement, await asAnon(sql, statement)]).toEqual([statement, outcome])
  await store.reviews.receive(sampleReview(2), false)
  await judgeReview(store, 2, true)
  await sql.query('BEGIN; SET LOCAL ROLE anon')
  const { rows: visible } = await sql.query('SELECT id FROM product_reviews')
  await sql.query('COMMIT')
  expect(visible).toEqual([{ id: 2 }])
  await sql.end()
  await store.close()
})

test('what a client puts in past the server is delivered once, whichever instance looks first', async () => {
  const stores = await Promise.all([openPostgresStore({ databaseUrl }), openPostgresStore({ databaseUrl })])
  const sql = await connected()
  expect(await asAnon(sql, `INSERT INTO contacts (${contactColumns}) VALUES (${contactValues})`)).toBe('taken')
  const wish = { channels: ['email', 'webhook', 'confirmation'] as const, limit: 10, leaseSeconds: 60 }
  const claimed = await Promise.all(stores.map((store) => store.deliveries.claim(wish)))
  expect(
    claimed
      .flat()
      .map(({ channel }) => channel)
      .toSorted(),
  ).toEqual(['confirmation', 'email', 'webhook'])
  await sql.end()
  await Promise.all(stores.map((store) => store.close()))
})

test('what an instance takes while another asks for all to be tried again is not sent twice', async () => {
  const store = await openPostgresStore({ databaseUrl, dataDir: scratchFolder() })
  await store.messages.receive(sampleContact(), false)
  const other = await connected()
  await other.query('BEGIN; SELECT id FROM backoffice.deliveries FOR UPDATE')
  const retried = store.deliveries.retry(['email'])
  await sleep(300)
  const taken = `UPDATE backoffice.deliveries SET attempts = 1, due_at = now() + interval '2 minutes'`
  await other.query(`${taken} WHERE channel = 'email'; COMMIT`)
  expect(await retried).toBe(0)
  await other.end()
  await store.close()
})

test('several instances that start at once migrate once', async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore({ databaseUrl })))
  const sql = await connected()
  const { rows: applied } = await sql.query('SELECT name FROM backoffice.migrations ORDER BY name')
  expect(applied.map(({ name }) => name)).toEqual(readdirSync('db/postgres').filter((name) => name.endsWith('.sql')))
  await sql.end()
  await Promise.all(stores.map((store) => store.close()))
})

test('a project with roles and default grants of its own, like Supabase, ends up as closed', async () => {
  const sql = await connected()
  await sql.query(`
    DO $$ BEGIN CREATE ROLE anon NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    DO $$ BEGIN CREATE ROLE authenticated NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON TABLES TO anon, authenticated;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON FUNCTIONS TO anon, authenticated;
  `)
  const store = await openPostgresStore({ databaseUrl })
  expect(await asAnon(sql, 'SELECT name FROM contacts')).toBe(forbidden)
  expect(await asAnon(sql, 'SELECT customer_email FROM product_reviews')).toBe(forbidden)
  expect(await asAnon(sql, `INSERT INTO contacts (${contactColumns}) VALUES (${contactValues})`)).toBe('taken')
  await store.close()
  await sql.end()
})

test('an account that is not the superuser is enough', async () => {
  const admin = await connected()
  await admin.query(`CREATE ROLE site_${databases} LOGIN; ALTER DATABASE access_${databases} OWNER TO site_${databases};
    DO $$ BEGIN CREATE ROLE anon NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
    GRANT anon TO site_${databases}; ALTER SCHEMA public OWNER TO site_${databases}`)
  await admin.end()
  const store = await openPostgresStore({ databaseUrl: databaseUrl.replace('postgres@', `site_${databases}@`) })
  await store.messages.receive(sampleContact(), false)
  expect(await store.messages.all()).toHaveLength(1)
  await store.close()
})

test('a copy of the embedded store fills a PostgreSQL, and back', async () => {
  const embedded = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  await embedded.messages.receive(sampleContact(1), true)
  await embedded.reviews.receive(sampleReview(), false)
  const shared = await openPostgresStore({ databaseUrl })
  await restoreInto(await copyOf(embedded), shared)
  const back = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  await restoreInto(await copyOf(shared), back)
  expect(await allRows(back)).toEqual(await allRows(embedded))
  await Promise.all([embedded.close(), shared.close(), back.close()])
})

test('a database that is gone is said so, and one that is back is used again', async () => {
  const store = await openPostgresStore({ databaseUrl })
  await store.messages.receive(sampleContact(1), false)
  await server.kill()
  const attempts = await Promise.allSettled(
    [2, 3, 4].map((number) => store.messages.receive(sampleContact(number), false)),
  )
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await expect(store.checkWritable()).rejects.toThrow()
  await server.start()
  await expect.poll(() => store.messages.receive(sampleContact(5), false).catch(() => undefined)).toBe(true)
  expect((await store.messages.all()).map(({ email }) => email)).toEqual(['ana1@example.com', 'ana5@example.com'])
  await store.close()
})

test('a database that goes away under writers ends neither the process nor any of its connections', async () => {
  const store = await openPostgresStore({ databaseUrl })
  const insert = (number: number) => store.messages.receive(sampleContact(number), false)
  let number = 100
  let isOver = false
  const writing = Promise.all(
    Array.from({ length: 20 }, async () => {
      while (!isOver) await insert((number += 1)).catch(() => sleep(10))
    }),
  )
  for (const outage of [1, 2, 3]) {
    await expect.poll(() => insert(outage).then(() => true, String), { timeout: 5000 }).toBe(true)
    await sleep(100)
    await server.kill()
    await sleep(100)
    await server.start()
  }
  isOver = true
  await writing
  const stored = await Promise.all(Array.from({ length: 20 }, (_, index) => insert(10 + index)))
  expect(stored).toEqual(stored.map(() => true))
  await store.close()
}, 30_000)

test('a database that cannot be used stops the start with a line that names the setting and no password', async () => {
  const wrong = databaseUrl.replace('postgres@', 'nobody:topsecret@').replace(/\/access_\d+$/, '/missing')
  const error = await openPostgresStore({ databaseUrl: wrong, waitMilliseconds: 0 }).catch(String)
  expect(error).toMatch(/^StoreError: \[inbox-inacessivel\] O banco de dados de DATABASE_URL não pode ser usado: /)
  expect(error).not.toContain('topsecret')
})

test('a database that a newer version wrote is left alone', async () => {
  const store = await openPostgresStore({ databaseUrl })
  await store.close()
  const sql = await connected()
  await sql.query("INSERT INTO backoffice.migrations (name) VALUES ('999-future.sql')")
  await sql.end()
  await expect(openPostgresStore({ databaseUrl })).rejects.toThrow(
    '[inbox-versao] O banco de dados foi gravado por uma versão mais nova do site (999-future.sql)',
  )
})
