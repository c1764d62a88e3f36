import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { hourMilliseconds } from '#domain/time.ts'
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

let dataDir: string
let store: Store
let mail: MailServer
let shop = sampleShop
let delivery: ReturnType<typeof startDelivery> | undefined

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  mail = await startMailServer()
})
afterEach(async () => {
  await delivery?.stop()
  delivery = undefined
  await Promise.all([store.close(), mail.close()])
  rmSync(dataDir, { recursive: true })
})

const bySmtp = () => ({ SMTP_URL: mail.url, MAIL_FROM: 'Loja <site@vitrine.example>', MAIL_TO: 'a@example.com' })
function start(settings: Record<string, string>) {
  delivery = startDelivery({ outbox: store.deliveries, settings: readEnvironment(settings), shop: () => shop })
}
const confirming = () => ({ ...bySmtp(), MAIL_CONFIRM: 'on' })
const confirmations = () =>
  mail.messages.flatMap((message, index) => {
    const read = readMail(message)
    return read.headers.get('auto-submitted') === 'auto-replied' ? [{ ...read, to: mail.receivers[index] }] : []
  })
/** What is neither sent nor skipped yet. */
const unsettled = async () =>
  (await allRows(store)).deliveries.filter(({ channel, sent_at }) => channel !== 'webhook' && sent_at === null)

test('whoever sends a message is told so once, in words that are not theirs', async () => {
  start(confirming())
  const theirs = {
    name: 'Zulmira Xis',
    company: 'Hospital Ypsilon',
    subject: 'Assunto Zeta',
    message: 'Texto que ninguém repete',
  }
  await store.messages.receive({ ...sampleContact(), ...theirs }, false)
  await store.reviews.receive(sampleReview(), false)
  delivery?.wake()
  await expect.poll(unsettled).toEqual([])
  expect(confirmations()).toHaveLength(1)
  const [{ headers, text, html, type, to }] = confirmations() as [ReturnType<typeof confirmations>[number]]
  expect([type, to, headers.get('to')]).toEqual(['multipart/alternative', ['ana0@example.com'], 'ana0@example.com'])
  expect(headers.get('reply-to')).toBe(sampleShop.brand.email.sales)
  expect(text).toContain('Entraremos em contato em breve.')
  for (const said of Object.values(theirs)) expect([...headers.values(), text, html].join('\n')).not.toContain(said)
})

test('a confirmation says the hours that are published by then', async () => {
  start(confirming())
  shop = { ...sampleShop, hours: { ...sampleShop.hours, items: [{ name: 'Sábado', value: '8h às 11h59' }] } }
  onTestFinished(() => void (shop = sampleShop))
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  await expect.poll(unsettled).toEqual([])
  expect(confirmations()[0]?.text).toContain('Sábado: 8h às 11h59')
})

test('nobody is told twice a day, not after a restart either, and tomorrow they are again', async () => {
  start(confirming())
  for (const number of [1, 2, 3])
    await store.messages.receive(
      { ...sampleContact(number), email: number === 2 ? 'ANA@Example.com' : 'ana@example.com' },
      false,
    )
  delivery?.wake()
  await expect.poll(unsettled).toEqual([])
  await delivery?.stop()
  start(confirming())
  await store.messages.receive({ ...sampleContact(4), email: 'ana@example.com' }, false)
  delivery?.wake()
  await expect.poll(unsettled).toEqual([])
  expect(confirmations()).toHaveLength(1)
  const reasons = (await allRows(store)).deliveries.flatMap(({ channel, last_error }) =>
    channel === 'confirmation' ? [last_error] : [],
  )
  expect(reasons).toEqual([null, 'address-had-one', 'address-had-one', 'address-had-one'])
  const yesterday = now(-25 * hourMilliseconds)
  await store.db.updateTable('deliveries').set({ sent_at: yesterday }).where('channel', '=', 'confirmation').execute()
  await store.messages.receive({ ...sampleContact(5), email: 'ana@example.com' }, false)
  delivery?.wake()
  await expect.poll(unsettled).toEqual([])
  expect(confirmations()).toHaveLength(2)
})

test('what looks like spam is not confirmed, nor more than so many an hour, nor what is a day old', async () => {
  start({ ...confirming(), MAIL_PER_HOUR: '2' })
  await store.messages.receive(sampleContact(0), true)
  for (const number of [1, 2, 3, 4]) await store.messages.receive(sampleContact(number), false)
  delivery?.wake()
  const left = async () => (await unsettled()).filter(({ channel }) => channel === 'confirmation')
  await expect.poll(left).toEqual([])
  expect(confirmations().map(({ to }) => to)).toEqual([['ana1@example.com'], ['ana2@example.com']])
  await store.messages.receive(sampleContact(9), false)
  const yesterday = now(-25 * hourMilliseconds)
  await store.db
    .updateTable('contacts')
    .set({ created_at: yesterday })
    .where('email', '=', 'ana9@example.com')
    .execute()
  delivery?.wake()
  await expect.poll(left).toEqual([])
  const reasons = (await allRows(store)).deliveries.flatMap(({ channel, last_error }) =>
    channel === 'confirmation' ? [last_error] : [],
  )
  expect(reasons).toEqual([null, null, 'budget-used-up', 'budget-used-up', 'stale'])
})

test('a confirmation that the mail server refuses comes later, with the same Message-ID', async () => {
  mail.refuse(true)
  start(confirming())
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  const waiting = async () => (await allRows(store)).deliveries.find(({ channel }) => channel === 'confirmation')
  await expect.poll(async () => (await waiting())?.last_error).toContain('451')
  mail.refuse(false)
  const { id = 0, key } = (await waiting()) ?? {}
  await store.deliveries.postpone(id, { seconds: 0, reason: '' })
  delivery?.wake()
  await expect.poll(() => confirmations().length).toBe(1)
  expect(confirmations()[0]?.headers.get('message-id')).toBe(`<${key}@vitrine.example>`)
})

test('without the setting nobody is told', async () => {
  start(bySmtp())
  await store.messages.receive(sampleContact(), false)
  delivery?.wake()
  await expect.poll(async () => (await unsettled()).map(({ channel }) => channel)).toEqual(['confirmation'])
  expect(mail.receivers).toEqual([['a@example.com']])
})
