import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMilliseconds } from '#domain/time.ts'
import { readEnvironment } from '#server/environment.ts'
import { startDelivery } from '#server/outbox/delivery.ts'
import type { Store } from '#server/store/store.ts'
import { now } from '#server/store/tables.ts'
import { allRows } from '#tests/server/support/rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { readMail } from './support/read-mail.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { sampleShop } from './support/sample-shop.ts'
import { startReceiver } from './support/webhook-receiver.ts'

const secret = 'a-secret-of-the-receiver'
let dataDir: string
let store: Store
let mail: MailServer
let receiver: Awaited<ReturnType<typeof startReceiver>>
let delivery: ReturnType<typeof startDelivery> | undefined

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  mail = await startMailServer()
  receiver = await startReceiver()
})
afterEach(async () => {
  await delivery?.stop()
  delivery = undefined
  await Promise.all([store.close(), mail.close(), receiver.close()])
  rmSync(dataDir, { recursive: true })
})

const bySmtp = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'site@vitrine.example', MAIL_TO: 'a@example.com,b@example.com' })
const byWebhook = () => ({ WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: secret })
function start(settings: Record<string, string>) {
  delivery = startDelivery({ outbox: store.deliveries, settings: readEnvironment(settings), shop: () => sampleShop })
  return delivery
}
const header = (message: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(message)?.[1]?.trim()

test('without settings nothing is sent and everything waits in the inbox', async () => {
  expect(start({}).channels).toEqual([])
  await store.messages.receive(sampleContact(), false)
  expect(await store.deliveries.claim({ channels: ['email', 'webhook'], limit: 9, leaseSeconds: 0 })).toHaveLength(2)
})

test('a contact is sent by e-mail at once, to be answered to the visitor', async () => {
  const { wake: nudge } = start(bySmtp())
  await store.messages.receive({ ...sampleContact(), name: 'Ana Conceição' }, false)
  nudge()
  await expect.poll(() => mail.messages.length).toBe(1)
  const [message = ''] = mail.messages
  expect(header(message, 'Reply-To')).toBe('ana0@example.com')
  expect(header(message, 'To')).toBe('a@example.com, b@example.com')
  expect(header(message, 'Message-ID')).toMatch(/^<[0-9a-f]{32}@vitrine\.example>$/)
  expect(message).toContain('0 cabos de ECG')
})

test('an e-mail says who it is from, and says the same as text and as HTML', async () => {
  start({ ...bySmtp(), MAIL_FROM: 'Peças & Cia., São José <site@vitrine.example>' })
  await store.messages.receive({ ...sampleContact(), message: 'Uma linha\n<b>outra</b> linha' }, false)
  await store.reviews.receive(sampleReview(), true)
  delivery?.wake()
  await expect.poll(() => mail.messages.length).toBe(2)
  const mails = mail.messages.map(readMail).toSorted((one, other) => one.text.localeCompare(other.text))
  for (const { type, headers } of mails) {
    expect(type).toBe('multipart/alternative')
    expect(headers.get('from')).toMatch(/^"?Peças & Cia., São José"? <site@vitrine\.example>$/)
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f]{32}@vitrine\.example>$/)
  }
  const [contact, review] = mails
  expect(contact?.text).toContain('Uma linha\n<b>outra</b> linha\n')
  expect(contact?.html).toContain('Uma linha<br>\n&lt;b&gt;outra&lt;/b&gt; linha')
  for (const said of [contact?.text, contact?.html]) expect(said).toContain('https://wa.me/5541900000000?text=')
  expect(review?.headers.get('subject')).toMatch(/^\[Possível spam\] Avaliação para aprovar: Célula de oxigênio <P2>/)
  expect(review?.text).toContain('https://loja.example/produto/1')
  expect(review?.html).toContain('<img src="https://loja.example/social/produto-1.0a1b2c3d.png"')
})

test('what was sent is not sent again, also after a restart', async () => {
  start(bySmtp())
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  await expect.poll(() => mail.messages.length).toBe(1)
  await delivery?.stop()
  const again = start(bySmtp())
  await store.reviews.receive(sampleReview(), false)
  again.wake()
  await expect.poll(() => mail.messages.length).toBe(2)
  expect(mail.messages[1]).toContain('/avaliacoes/1')
})

test('a refused e-mail waits, survives a restart, and then arrives with the same Message-ID', async () => {
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  mail.refuse(true)
  start(bySmtp())
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  const failure = async () => (await allRows(store)).deliveries.find(({ channel }) => channel === 'email')
  await expect.poll(async () => (await failure())?.last_error).toContain('451')
  await delivery?.stop()
  await store.close()
  mail.refuse(false)
  store = await openSqliteStore({ dataDir, mayCreate: false })
  const waiting = await failure()
  await store.deliveries.postpone(waiting?.id ?? 0, { seconds: 0, reason: '' })
  start(bySmtp())
  await expect.poll(() => mail.messages.length).toBe(1)
  expect(header(mail.messages[0] ?? '', 'Message-ID')).toBe(`<${waiting?.key}@vitrine.example>`)
  const lines = logged.mock.calls.join('\n')
  logged.mockRestore()
  expect(lines).toContain('delivery-failed')
  expect(lines).not.toContain('ana@example.com')
})

test('a webhook is signed so that its receiver can tell who sent it and whether it is a repeat', async () => {
  start(byWebhook())
  await store.reviews.receive(sampleReview(), true)
  delivery?.wake()
  await expect.poll(() => receiver.calls.length).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.calls
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', secret).update(content).digest('base64')}`)
  expect(headers['idempotency-key']).toBe(headers['webhook-id'])
  expect(JSON.parse(body)).toMatchObject({
    type: 'review.created',
    data: { ...sampleReview(), id: 1, is_suspect: true },
  })
})

test.each([500, 302, 404])('a webhook answered %i is tried again with the same key', async (status) => {
  receiver.status = status
  start(byWebhook())
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  await expect.poll(async () => (await allRows(store)).deliveries.some(({ last_error }) => last_error)).toBe(true)
  receiver.status = 204
  const { id } = (await allRows(store)).deliveries.find(({ channel }) => channel === 'webhook') ?? { id: 0 }
  await store.deliveries.postpone(id, { seconds: 0, reason: '' })
  delivery?.wake()
  await expect.poll(() => receiver.calls.length).toBe(2)
  expect(receiver.calls[0]?.headers['webhook-id']).toBe(receiver.calls[1]?.headers['webhook-id'])
})

test('credentials of a webhook go out as a header, and into no error', async () => {
  const address = receiver.url.replace('http://', 'http://bot:s3cr%40t@')
  start({ WEBHOOK_URL: address, WEBHOOK_SECRET: secret })
  receiver.status = 500
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  const failure = async () => (await allRows(store)).deliveries.find(({ channel }) => channel === 'webhook')
  await expect.poll(async () => (await failure())?.last_error).toBe('O webhook respondeu 500')
  expect(receiver.calls[0]?.headers.authorization).toBe(`Basic ${Buffer.from('bot:s3cr@t').toString('base64')}`)
  await receiver.close()
  await delivery?.stop()
  receiver = await startReceiver()
  await store.deliveries.postpone((await failure())?.id ?? 0, { seconds: 0, reason: '' })
  start({ WEBHOOK_URL: 'http://bot:s3cr%40t@127.0.0.1:9/', WEBHOOK_SECRET: secret })
  await expect.poll(async () => (await failure())?.last_error).toMatch(/fetch failed|bad port/)
  expect(JSON.stringify(await allRows(store))).not.toMatch(/s3cr|bot/)
})

const waiting = async () =>
  (await allRows(store)).deliveries.filter(({ channel, sent_at }) => channel === 'email' && sent_at === null)

test('a flood of messages becomes one digest an hour, and nothing is dropped', async () => {
  start({ ...bySmtp(), MAIL_PER_HOUR: '3' })
  for (let number = 0; number < 20; number += 1) await store.messages.receive(sampleContact(number), false)
  delivery?.wake()
  await expect.poll(async () => (await waiting()).length).toBe(17)
  expect(mail.messages).toHaveLength(3)
  // The limit is counted in the store: a server that starts anew goes on with it.
  await delivery?.stop()
  start({ ...bySmtp(), MAIL_PER_HOUR: '3' })
  delivery?.wake()
  for (const { id, sent_at: at } of (await allRows(store)).deliveries)
    if (at !== null) {
      const anHourBefore = now(Date.parse(at) - Date.now() - 61 * minuteMilliseconds)
      await store.db.updateTable('deliveries').set({ sent_at: anHourBefore }).where('id', '=', id).execute()
    }
  delivery?.wake()
  await expect.poll(() => mail.messages.length).toBe(4)
  const digest = Buffer.from(mail.messages[3] ?? '').toString()
  expect(digest).toContain('17')
  await expect.poll(waiting).toEqual([])
  await store.messages.receive(sampleContact(99), false)
  delivery?.wake()
  await expect.poll(() => mail.messages.length).toBe(5)
  expect(header(mail.messages[4] ?? '', 'Reply-To')).toBe('ana99@example.com')
})

test('one way out that stalls does not hold up the other', async () => {
  mail.fallSilent(true)
  start({ ...bySmtp(), ...byWebhook() })
  for (const number of [1, 2, 3]) {
    await store.messages.receive(sampleContact(number), false)
    delivery?.wake()
    await expect.poll(() => receiver.calls.length).toBe(number)
  }
  expect(mail.messages).toEqual([])
  mail.fallSilent(false)
})

test('one way out that fails does not hold up the other', async () => {
  mail.refuse(true)
  start({ ...bySmtp(), ...byWebhook() })
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(mail.messages).toEqual([])
})

test('a visitor cannot add headers or recipients to the e-mail', async () => {
  start(bySmtp())
  const name = 'Ana\r\nBcc: everyone@example.com'
  await store.messages.receive(
    { ...sampleContact(), subject: 'Outros', name, message: 'texto\r\n.\r\nMAIL FROM:<x@example.com>' },
    false,
  )
  delivery?.wake()
  await expect.poll(() => mail.messages.length).toBe(1)
  const [head = ''] = (mail.messages[0] ?? '').split('\r\n\r\n')
  expect(header(head, 'Bcc')).toBeUndefined()
  expect(header(head, 'Subject')).toContain('Ana Bcc: everyone@example.com')
})
