import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, onTestFinished } from 'vitest'
import { gatherSituation } from '#desk/situation.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { verifyNewestCopy } from '#server/store/copy-files.ts'
import { runCommand } from '#server/store/inbox-commands.ts'
import type { Store } from '#server/store/store.ts'
import { copyContent } from '#tests/content-folder.ts'
import { ana } from './support/desk-samples.ts'
import { markHandled } from './support/rows.ts'
import { startServer, stubRenderer } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const smtp = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'site@example.com', MAIL_TO: 'a@example.com' }

const content = new ContentFiles('tests/fixture')

const current = (siteUrl = 'http://loja.example') => ({ shop: { siteUrl } })

const brokenPages = { ...stubRenderer, render: () => Promise.reject(new Error('broken')) }

/** A server that answers as the site's own do. Out: its port. */
async function answering(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

describe.each([sqliteKind, postgresKind])('the situation with a store in $name', (kind) => {
  let store: Store
  let desk: Store
  let dataDir: string

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, dataDir } = await kind.open())
    desk = store
  })
  afterEach(() => store.close())

  const gather = (settings: Record<string, string> = {}) => {
    const environment: Environment = { ...readEnvironment({ PORT: '4409', ...settings }), DATA_DIR: dataDir }
    return gatherSituation({ environment, store, content, current: current() })
  }

  test('what waits is told by its way, with why, and is due again at a word', async () => {
    await store.messages.receive(sampleContact(1), false)
    await store.reviews.receive(sampleReview(), false)
    await desk.messages.add({ ...sampleContact(2), origin: 'telefone' }, ana)
    await desk.messages.answer({ id: 2, version: 1 }, { way: 'smtp', subject: 'Re', text: 'Olá' }, ana)
    const [taken] = await store.deliveries.claim({ channels: ['email'], limit: 1, leaseSeconds: 60 })
    await store.deliveries.postpone(taken?.id ?? 0, { seconds: 3600, reason: '535 recusado' })
    const { deliveries, store: stored } = await gather(smtp)
    expect(stored).toMatchObject({ answers: true, messages: 2 })
    expect(
      deliveries?.map(({ way, isConfigured, waiting, failing, lastError }) => [
        way,
        isConfigured,
        waiting,
        failing,
        lastError,
      ]),
    ).toEqual([
      ['email', true, 2, 1, '535 recusado'],
      ['webhook', false, 2, 0, undefined],
      ['answer', true, 1, 0, undefined],
    ])
    for (const { oldestSeconds } of deliveries ?? []) expect(oldestSeconds).toBeLessThan(60)
    expect(await store.deliveries.claim({ channels: ['email'], limit: 9, leaseSeconds: 0 })).toHaveLength(1)
    await store.deliveries.postpone(2, { seconds: 3600, reason: 'x' })
    // One notice by e-mail and the answer: the other notice is under way, and no webhook is configured.
    expect(await store.deliveries.retry(['email', 'answer'])).toBe(2)
    expect(await store.deliveries.claim({ channels: ['email'], limit: 9, leaseSeconds: 0 })).toHaveLength(2)
  })

  test('a notice of what was handled meanwhile is neither waiting nor tried again', async () => {
    await store.messages.receive(sampleContact(1), false)
    expect(await store.deliveries.retry(['email', 'webhook'])).toBe(2)
    await markHandled(store, 1)
    expect(await store.deliveries.retry(['email', 'webhook'])).toBe(0)
  })

  test('what is on its way is not sent a second time', async () => {
    await store.messages.receive(sampleContact(1), false)
    const wish = { channels: ['email'], limit: 9, leaseSeconds: 60 } as const
    expect(await store.deliveries.claim(wish)).toHaveLength(1)
    await store.deliveries.retry(['email'])
    expect(await store.deliveries.claim(wish)).toEqual([])
    // Its second try is no different.
    await store.deliveries.postpone(1, { seconds: 0, reason: '451 ocupado' })
    expect(await store.deliveries.claim(wish)).toHaveLength(1)
    await store.deliveries.retry(['email'])
    expect(await store.deliveries.claim(wish)).toEqual([])
  })

  test('requests that are open are counted, with the next day that is due', async () => {
    for (const receivedOn of ['2026-11-24', '2026-11-20'])
      await desk.personalData.open({ kind: 'acesso', name: null, email: 'a@example.com', phone: null, receivedOn }, ana)
    expect((await gather()).requests).toEqual({ open: 2, nextDue: '2026-12-05' })
  })
})

describe('the situation of a machine', () => {
  let store: Store
  let dataDir: string

  beforeEach(async () => {
    ;({ store, dataDir } = await sqliteKind.open())
  })
  afterEach(() => store.close())
  afterAll(sqliteKind.stop)

  test('what cannot be read of a store is not said to be nothing', async () => {
    const away = await sqliteKind.open()
    await away.store.close()
    const environment = { ...readEnvironment({}), DATA_DIR: dataDir }
    const facts = await gatherSituation({ environment, store: away.store, content, current: current() })
    expect(facts).toMatchObject({ store: undefined, deliveries: undefined, requests: undefined })
  })

  const gather = (settings: Record<string, string>) => {
    const environment: Environment = { ...readEnvironment(settings), DATA_DIR: dataDir }
    return gatherSituation({ environment, store, content, current: current('https://127.0.0.1:9') })
  }

  test('a site that answers, one that is ill and one that is away are told apart', async () => {
    const ready = await answering(200, 'ok')
    const ill = await answering(503, 'inbox unavailable')
    expect((await gather({ PORT: ready })).site).toEqual({ answers: true, reason: undefined })
    expect((await gather({ PORT: ill })).site).toEqual({ answers: false, reason: 'inbox unavailable' })
    expect((await gather({ PORT: '4409' })).site).toEqual({ answers: false, reason: 'ECONNREFUSED' })
  })

  test('of an answer without an end only the beginning is read, and nothing is believed of it', async () => {
    const server = createServer((_, response) => {
      response.write('{"version":7,"more":"')
      const pouring = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.on('close', () => clearInterval(pouring))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const found = await gather({ PORT: String(typeof address === 'object' && address ? address.port : 0) })
    expect([found.site, found.version?.served]).toEqual([{ answers: true, reason: undefined }, undefined])
  })

  test('faults of files that were changed by hand are told with place and remedy, beside what is served', async () => {
    const shop = await copyContent()
    await shop.replace('products/cabo-pi-ge.yaml', /^name: .*$/m, 'name: ""')
    const ready = await answering(200, '{"status":"ok","version":7}')
    const environment: Environment = { ...readEnvironment({ PORT: ready }), DATA_DIR: dataDir }
    const parts = { environment, store, content: new ContentFiles(shop.root), current: current() }
    const { version } = await gatherSituation(parts)
    expect(version).toEqual({
      published: 0,
      served: 7,
      faults: [
        {
          place: 'Produtos, cabo-pi-ge, Nome',
          problem: 'está vazio; escreva ao menos uma letra, ou apague-o se for opcional',
        },
      ],
    })
  })

  test('errors are those that the server has counted, which it tells this machine alone', async () => {
    const server = await startServer({ store, renderer: brokenPages })
    await fetch(`${server.url}/`)
    expect((await gather({ PORT: String(server.port) })).errors?.failed).toEqual([{ kind: 'page', count: 1 }])
    const visit = await fetch(`${server.url}/healthz`, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    expect(await visit.json()).toEqual({ status: 'ok', version: expect.any(Number) })
    await server.stop()
    expect((await gather({ PORT: '4409' })).errors).toBeUndefined()
  })

  test('disk, versions, and a certificate that cannot be seen, are there without any of them stopping the others', async () => {
    const { disk, versions, certificate } = await gather({ PORT: '4409' })
    expect(disk?.freeBytes).toBeGreaterThan(0)
    expect(disk?.totalBytes).toBeGreaterThanOrEqual(disk?.freeBytes ?? 0)
    expect(versions).toContainEqual({ name: 'Node', value: process.versions.node })
    expect(certificate).toEqual({ host: '127.0.0.1', endsAt: undefined, reason: 'ECONNREFUSED' })
  })

  test('a copy is seen when it is made, and as verified once it was', async () => {
    expect((await gather({ PORT: '4409' })).copies).toEqual({
      newestAt: undefined,
      verifiedAt: undefined,
      failedAt: undefined,
      count: 0,
    })
    await expect(verifyNewestCopy(dataDir, undefined)).rejects.toThrow('[inbox-copia-ausente]')
    await store.messages.receive(sampleContact(1), false)
    await runCommand(['backup'], { DATA_DIR: dataDir })
    const { copies } = await gather({ PORT: '4409' })
    expect([copies?.count, copies?.verifiedAt]).toEqual([1, undefined])
    expect(await verifyNewestCopy(dataDir, undefined)).toBe('conferida: 1 mensagem e 0 avaliações')
    const after = (await gather({ PORT: '4409' })).copies
    expect(after?.verifiedAt).toBe(after?.newestAt)
    expect(after?.failedAt).toBeUndefined()
  })

  test('a failed check of a copy is told until one succeeds', async () => {
    await runCommand(['backup'], { DATA_DIR: dataDir })
    const folder = join(dataDir, 'backups')
    const [copy = ''] = await readdir(folder)
    const whole = await readFile(join(folder, copy))
    await writeFile(join(folder, copy), whole.subarray(0, whole.length - 40))
    await expect(verifyNewestCopy(dataDir, undefined)).rejects.toThrow()
    expect((await gather({ PORT: '4409' })).copies?.failedAt).toBeDefined()
    await writeFile(join(folder, copy), whole)
    await verifyNewestCopy(dataDir, undefined)
    expect((await gather({ PORT: '4409' })).copies?.failedAt).toBeUndefined()
  })
})
