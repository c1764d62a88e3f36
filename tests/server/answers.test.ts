import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { runDelivery } from '#server/outbox/delivery.ts'
import { answerSenders } from '#server/outbox/mail/answer.ts'
import { proposalPrinter } from '#server/proposals/issuer.ts'
import type { Store } from '#server/store/store.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { ana } from './support/desk-samples.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { readMail } from './support/read-mail.ts'
import { allRows } from './support/rows.ts'
import { scratchFolder } from './support/running-server.ts'
import { sampleContact } from './support/sample-rows.ts'
import { sampleShop } from './support/sample-shop.ts'
import { openSqliteStore } from './support/stores.ts'

let dataDir: string
let store: Store
let desk: Store
let mail: MailServer
let delivery: ReturnType<typeof runDelivery> | undefined

beforeEach(async () => {
  dataDir = scratchFolder()
  store = await openSqliteStore({ dataDir, mayCreate: true })
  desk = store
  mail = await startMailServer()
})
afterEach(async () => {
  await delivery?.stop()
  delivery = undefined
  await Promise.all([store.close(), mail.close()])
  rmSync(dataDir, { recursive: true })
})

const answer = { way: 'smtp', subject: 'Orçamento nº 1', text: 'Olá, Ana.\nSegue a proposta.\n\nBruno <b>' } as const
const stateOf = async () => (await desk.messages.details(1))?.answers[0]?.delivery?.state

const proposals = { shop: () => proposalShop, print: proposalPrinter(async () => undefined) }

function start() {
  const settings = readEnvironment({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Loja <site@vitrine.example>',
    MAIL_TO: 'a@example.com',
  })
  delivery = runDelivery(
    store.deliveries,
    answerSenders(settings, () => sampleShop, proposals),
  )
}

test('an answer goes to who wrote, with its text and what it answers, and its state is kept with it', async () => {
  await store.messages.receive(sampleContact(1), false)
  await desk.messages.answer({ id: 1, version: 1 }, answer, ana)
  expect(await stateOf()).toBe('waiting')
  start()
  await expect.poll(stateOf).toBe('sent')
  // Nothing else: what was answered is not told to the shop any more.
  expect(mail.receivers).toEqual([['ana1@example.com']])
  const { headers, text, html } = readMail(mail.messages[0] ?? '')
  expect(headers.get('reply-to')).toBe(sampleShop.brand.email.sales)
  expect(headers.get('auto-submitted')).toBeUndefined()
  expect(text).toContain('Olá, Ana.\nSegue a proposta.\n\nBruno <b>')
  expect(text).toContain(`Ana Souza escreveu:\n\n${sampleContact(1).message}`)
  expect(html).toContain('Olá, Ana.<br>\nSegue a proposta.')
  expect(html).toContain('Bruno &lt;b&gt;')
})

test('an answer whose message is deleted goes nowhere', async () => {
  await store.messages.receive(sampleContact(1), false)
  await desk.messages.answer({ id: 1, version: 1 }, answer, ana)
  await store.erase({ contacts: (await allRows(store)).contacts.filter(({ id }) => id === 1), reviews: [] })
  start()
  expect(await store.deliveries.claim({ channels: ['answer'], limit: 1, leaseSeconds: 0 })).toEqual([])
  expect(mail.messages).toEqual([])
})

test('without a mail server nothing is sent by the desk', () => {
  expect(answerSenders(readEnvironment({}), () => sampleShop, proposals).size).toBe(0)
})

test('a proposal goes to the address that stands in it, as text and as its document', async () => {
  const customer = { ...proposalOf([]).customer, institution: 'Hospital <b>', email: 'rita@example.com' }
  const content = proposalOf([offerLine({ asked: 'o mais barato' })], { customer, validUntil: '2099-12-31' })
  await desk.proposals.create(content, { contactId: null }, ana)
  await desk.proposals.act({ id: 1, version: 1 }, { kind: 'send' }, ana)
  await desk.proposals.mail({ id: 1, version: 2 }, { subject: 'Proposta', text: 'Olá, Rita.\nSegue <aqui>.' }, ana)
  start()
  await expect.poll(stateOf).toBe('sent')
  expect(mail.receivers).toEqual([['rita@example.com']])
  const { text, html } = readMail(mail.messages[0] ?? '')
  expect(text).toContain('2 un × R$ 49,90 = R$ 99,80')
  expect(html).toContain('Segue &lt;aqui&gt;.')
  expect(html).toContain('Hospital &lt;b&gt;')
  expect(html).toContain('R$ 99,80')
  expect(html + text).not.toContain('barato')
  expect(mail.messages[0]).toMatch(/filename=proposta-\d{4}-0001\.pdf/)
})
