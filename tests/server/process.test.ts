import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { Agent, request, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { killRound } from './support/kill-rounds.ts'
import { post, scratchFolder, testKey } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'
import { spawnServer, type SpawnedServer } from './support/spawned-server.ts'

let dataDir: string
let server: SpawnedServer | undefined

beforeEach(() => {
  dataDir = scratchFolder()
})
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function storedEmails(): Promise<string[]> {
  const store = await openSqliteStore({ dataDir, mayCreate: false })
  const contacts = await store.messages.all()
  await store.close()
  return contacts.map(({ email }) => email ?? '')
}

test('killed at random moments under writers, the store loses nothing that was acknowledged, and opens', async () => {
  const acknowledged: number[] = []
  let number = 0
  for (const milliseconds of [0, 7, 23]) {
    server = await spawnServer({ settings: { DATA_DIR: dataDir } })
    const round = await killRound(server, { writers: 16, rows: 30, milliseconds, nextNumber: () => (number += 1) })
    acknowledged.push(...round.acknowledged)
  }
  const emails = await storedEmails()
  expect(acknowledged.length).toBeGreaterThanOrEqual(90)
  expect(new Set(emails).size).toBe(emails.length)
  for (const accepted of acknowledged) expect(emails).toContain(`ana${accepted}@example.com`)
}, 60_000)

/** Sends the beginning of a body, and resolves when the server has it: a later request has been answered. */
async function hasBegun({ url }: SpawnedServer, outgoing: ClientRequest, beginning: string): Promise<void> {
  await new Promise((sent) => outgoing.write(beginning, sent))
  await (await fetch(`${url}/healthz`)).text()
}

const isStopping = ({ output }: SpawnedServer) =>
  expect.poll(output, { timeout: 10_000 }).toContain('"event":"stopping"')

test('told to stop, it finishes what it accepted and says goodbye', async () => {
  server = await spawnServer({ settings: { DATA_DIR: dataDir } })
  const outgoing = request(`${server.url}/rest/v1/contacts`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { apikey: testKey, 'Content-Type': 'application/json' },
  })
  const body = JSON.stringify(sampleContact(7))
  const answered = once(outgoing, 'response')
  await hasBegun(server, outgoing, body.slice(0, 20))
  const ended = server.end('SIGTERM')
  await isStopping(server)
  outgoing.end(body.slice(20))
  const [response] = await answered
  expect(response.statusCode).toBe(201)
  expect(await ended).toBe(0)
  expect(await storedEmails()).toEqual(['ana7@example.com'])
})

test('a second signal ends it at once', async () => {
  server = await spawnServer({ settings: { DATA_DIR: dataDir } })
  const outgoing = request(`${server.url}/rest/v1/contacts`, { method: 'POST', headers: { apikey: testKey } })
  outgoing.on('error', () => {})
  await hasBegun(server, outgoing, '{')
  const ended = server.end('SIGTERM')
  await isStopping(server)
  server.child.kill('SIGTERM')
  expect(await ended).toBe(1)
})

test('a wrong setting ends the start with one line that names it, without a stack', async () => {
  const error = await spawnServer({ settings: { DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: 'many' } }).catch(String)
  expect(error).toMatch(
    /The server ended: RATE_LIMIT_PER_MINUTE: expected a whole number from 0 to 100000, found "many"\n$/,
  )
})

test('a folder that cannot be made ends the start with one line that names the setting', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  const error = await spawnServer({ settings: { DATA_DIR: file } }).catch(String)
  expect(error).toMatch(
    /The server ended: \[inbox-inacessivel\] A caixa de entrada em \S+file \(DATA_DIR\) não pode ser aberta: .*\n$/,
  )
})

test('while someone else holds the store, posts wait or are refused clearly, and go on afterwards', async () => {
  server = await spawnServer({ settings: { DATA_DIR: dataDir } })
  const holder = new DatabaseSync(`${dataDir}/inbox.sqlite`)
  holder.exec('BEGIN IMMEDIATE')
  const held = post(`${server.url}/rest/v1/contacts`, sampleContact(1))
  await sleep(300)
  expect((await fetch(server.url)).status).toBe(200)
  holder.exec('COMMIT')
  expect((await held).status).toBe(201)
  holder.exec('BEGIN IMMEDIATE')
  expect((await post(`${server.url}/rest/v1/contacts`, sampleContact(2))).status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(503)
  holder.exec('COMMIT')
  holder.close()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await post(`${server.url}/rest/v1/contacts`, sampleContact(3))).status).toBe(201)
}, 30_000)
