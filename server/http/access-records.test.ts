import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAccessRecords } from './access-records.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'access-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

/** Asks a server that records its visits for some addresses. */
async function visit(
  note: (request: IncomingMessage) => void,
  urls: string[],
  headers: Record<string, string> = {},
): Promise<void> {
  const server = createServer((request, response) => {
    note(request)
    response.end()
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  for (const url of urls) await fetch(`http://127.0.0.1:${port}${url}`, { headers })
  server.closeAllConnections()
  server.close()
}

const today = () => new Date('2026-11-22T12:00:00Z')

test('moment, address and port of a page are kept, its address and those of files are not', async () => {
  const DATA_DIR = await folder()
  const records = openAccessRecords({ DATA_DIR, ACCESS_RECORDS_DAYS: 180, TRUST_PROXY: [] }, today)
  await visit(records.record, ['/contato?search=segredo', '/desenhos/a.svg', '/healthz'])
  await records.close()
  const text = await readFile(join(DATA_DIR, 'access', '2026-11-22.log'), 'utf8')
  expect(text).toMatch(/^2026-11-22T12:00:00\.000Z 127\.0\.0\.1 \d+\n$/)
  expect((await stat(join(DATA_DIR, 'access', '2026-11-22.log'))).mode & 0o077).toBe(0)
})

test('a visit is recorded whatever stands in its query', async () => {
  const DATA_DIR = await folder()
  const records = openAccessRecords({ DATA_DIR, ACCESS_RECORDS_DAYS: 180, TRUST_PROXY: [] }, today)
  await visit(records.record, ['/contato?x=.svg', '/contato?a.b?c', '/desenhos/a.svg?x', '/healthz?x'])
  await records.close()
  expect((await readFile(join(DATA_DIR, 'access', '2026-11-22.log'), 'utf8')).match(/\n/g)).toHaveLength(2)
})

test('behind a trusted proxy the visitor is recorded, not the proxy', async () => {
  const DATA_DIR = await folder()
  const records = openAccessRecords({ DATA_DIR, ACCESS_RECORDS_DAYS: 180, TRUST_PROXY: ['127.0.0.1'] }, today)
  await visit(records.record, ['/'], { 'X-Forwarded-For': '203.0.113.9' })
  await records.close()
  expect(await readFile(join(DATA_DIR, 'access', '2026-11-22.log'), 'utf8')).toContain(' 203.0.113.9 -\n')
})

test('days that are over are deleted, and nothing else', async () => {
  const DATA_DIR = await folder()
  const first = openAccessRecords(
    { DATA_DIR, ACCESS_RECORDS_DAYS: 180, TRUST_PROXY: [] },
    () => new Date('2026-05-25T12:00:00Z'),
  )
  await visit(first.record, ['/'])
  await first.close()
  await writeFile(join(DATA_DIR, 'access', '2026-05-26.log'), '')
  await writeFile(join(DATA_DIR, 'access', 'notas.txt'), '')
  await openAccessRecords({ DATA_DIR, ACCESS_RECORDS_DAYS: 180, TRUST_PROXY: [] }, today).close()
  expect((await readdir(join(DATA_DIR, 'access'))).toSorted()).toEqual(['2026-05-26.log', 'notas.txt'])
})

test('with 0 days nothing is kept', async () => {
  const DATA_DIR = await folder()
  const records = openAccessRecords({ DATA_DIR, ACCESS_RECORDS_DAYS: 0, TRUST_PROXY: [] }, today)
  await visit(records.record, ['/'])
  await records.close()
  expect(await readdir(DATA_DIR)).toEqual([])
})
