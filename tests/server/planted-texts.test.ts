import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { proposalRoutes } from '#server/http/proposals/proposal-routes.ts'
import { startDelivery } from '#server/outbox/delivery.ts'
import { RateLimit } from '#server/rate-limit.ts'
import type { Store } from '#server/store/store.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { briefContact } from '#tests/server/support/sample-rows.ts'
import { openSqliteStore } from '#tests/server/support/stores.ts'
import { shownForms, type ShownForm } from './support/desk/shown-forms.ts'
import { startMailServer } from './support/mail-server.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { startDesk, type RunningDesk } from './support/running-desk.ts'
import { post, scratchFolder, startServer, stubRenderer } from './support/running-server.ts'
import { sampleShop } from './support/sample-shop.ts'

/**
 * What a log may never say, and a script, are planted wherever somebody can write something, and looked for in all that
 * is logged and in every page of the desk.
 */

const script = '<script>acts()</script>'
const typed = { text: `Zulmira Quixaba"'>${script}`, email: 'zulmira@planta.example', tel: '(41) 98765-4321' }
const plants = /Zulmira|Quixaba|planta\.example|98765|Operosa/i
const all = `${typed.text}, ${typed.email}, ${typed.tel}`
const contact = { ...briefContact, name: typed.text, email: typed.email, phone: typed.tel, message: all }
const review = {
  product_id: 'cabo-ge',
  customer_name: typed.text,
  rating: 5,
  title: typed.text,
  comment: all,
  customer_email: typed.email,
}
/** As PostgreSQL tells of a row that it refuses. */
const failure = () => new Error(`Key (email)=(${typed.email}) of ${all} already exists.`)
const operosa = { id: 1, name: 'Operosa' }

let store: Store
let logged: string[]

beforeEach(async () => {
  store = await openSqliteStore({ dataDir: scratchFolder(), mayCreate: true })
  logged = []
  const keep = (line: unknown) => logged.push(String(line)) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(keep)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
})

const events = () => new Set(logged.flatMap((line) => /"event":"([\w-]+)"/.exec(line)?.[1] ?? []))
const telling = () => logged.filter((line) => plants.test(line))

test('whatever visitors send, and whatever fails of it, the server’s log tells nobody’s name, address or number', async () => {
  const mail = await startMailServer()
  mail.refuse(true)
  const settings = readEnvironment({ SMTP_URL: mail.url, MAIL_FROM: 'a@example.com', MAIL_TO: typed.email })
  const delivery = startDelivery({ outbox: store.deliveries, settings, shop: () => sampleShop })
  const server = await startServer({
    store,
    renderer: { ...stubRenderer, render: () => Promise.reject(failure()) },
  })
  const [contacts, reviews] = ['contacts', 'product_reviews'].map((table) => `${server.url}/rest/v1/${table}`)
  const rows = [
    [contacts, contact],
    [contacts, contact],
    [contacts, { ...contact, subject: all }],
    [contacts, all],
    [reviews, review],
    [reviews, { ...review, rating: 9 }],
  ] as const
  for (const [address = '', row] of rows) await post(address, row)
  delivery.wake()
  await vi.waitFor(() => expect([...events()]).toContain('delivery-failed'))
  await fetch(`${server.url}/acessorios?search=${encodeURIComponent(all)}`)
  vi.spyOn(store.messages, 'receive').mockRejectedValue(failure())
  await post(`${server.url}/rest/v1/contacts`, { ...contact, message: `${all}.` })
  const links = proposalRoutes({
    proposals: { ...store.publicProposals, find: () => Promise.reject(failure()) },
    shop: () => {
      throw failure()
    },
    font: undefined,
    print: () => Promise.reject(failure()),
    rateLimit: new RateLimit(0),
    visitorOf: () => 'visitor',
    onStored: () => {},
  })
  expect((await links.request('/key')).status).toBe(503)
  await Promise.all([delivery.stop(), server.stop()])
  await mail.close()
  const expected = [
    'row-stored',
    'row-repeated',
    'delivery-failed',
    'request-failed',
    'rest-failure',
    'proposal-link-failed',
  ]
  expect([...events()]).toEqual(expect.arrayContaining(expected))
  expect(telling()).toEqual([])
})

/** A message, a review, a request, a proposal and a draft with plants in all their texts. */
async function plant({ personalData, proposals, contentDrafts, messages }: Store): Promise<void> {
  await store.messages.receive(contact, false)
  await store.reviews.receive(review, false)
  await messages.note(1, all, operosa)
  await personalData.open(
    { kind: 'acesso', name: typed.text, email: typed.email, phone: typed.tel, receivedOn: '2026-11-24' },
    operosa,
  )
  const offer = proposalOf([offerLine({ note: all })])
  const customer = {
    ...offer.customer,
    institution: typed.text,
    contact: typed.text,
    email: typed.email,
    phone: typed.tel,
  }
  await proposals.create({ ...offer, customer }, { contactId: 1 }, operosa)
  await contentDrafts.create({ name: typed.text, isShared: true }, operosa)
}

/** '/mensagens/:id{[0-9]+}' → '/mensagens/1', with a search for the plants. */
function addressOf(path: string): string {
  const names: Record<string, string> = { kind: 'artigos', key: 'x', name: 'x' }
  const filled = path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (part, name: string) =>
    part.includes('csv')
      ? '1.csv'
      : path.startsWith('/catalogo') && name === 'id'
        ? 'cabo-ecg-ge-aha'
        : (names[name] ?? '1'),
  )
  const wish = new URLSearchParams({ busca: all, termo: all, quem: all, para: `/${all}`, de: all, mensagem: '1' })
  return `${filled}?${wish}`
}

/** A person's browser at the desk, who comes in again whenever an act has ended the session. */
async function browserAt(desk: RunningDesk) {
  let { headers, ficha } = await desk.signIn('Operosa')
  const comesBack = async () => ({ headers, ficha } = await desk.signIn('Operosa'))
  const get = async (path: string) => (await desk.ask({ path, headers })).text
  const send = async ({ path, fields }: ShownForm) => {
    fields.set('ficha', ficha)
    const { status } = await desk.ask({ path, form: fields, headers })
    if ((await desk.ask({ path: '/mensagens/novidades', headers })).status !== 200) await comesBack()
    return status
  }
  return { get, send }
}

/** The kind of a form. Of forms that differ only in their row, such as one for each session, one is enough. */
const kindOf = ({ path, fields }: ShownForm) =>
  `${path.replaceAll(/\d+/g, '#')} ${fields.get('ato')?.replace(/:.*/, '') ?? [...fields.keys()].join()}`

test('whatever is done at the desk, and whatever fails there, is shown as text, and the log tells nobody’s name, address or number', async () => {
  const desk = await startDesk({ store, shop: proposalShop })
  await plant(store)
  const addresses = (method: string) =>
    desk.routes.filter((route) => route.method === method).map(({ path }) => addressOf(path))
  const [reads, writes] = [addresses('GET'), addresses('POST')]
  const browser = await browserAt(desk)
  const answers = new Map<string, number>()
  const pages: string[] = []
  for (const into of ['empty', 'all'] as const)
    for (const at of reads) {
      const forms = async () => {
        const page = await browser.get(at)
        pages.push(page)
        return shownForms(page, { at, typed, into })
      }
      const kinds = new Set((await forms()).map(kindOf))
      for (const kind of kinds) {
        if (answers.has(`${into} ${kind}`)) continue
        // What was sent before has changed the page.
        const form = (await forms()).find((shown) => kindOf(shown) === kind)
        if (form) answers.set(`${into} ${kind}`, await browser.send(form))
      }
    }
  for (const path of writes) await browser.send({ path, fields: new URLSearchParams({ name: all, texto: all }) })
  expect([...answers.values()].filter((status) => status === 303).length).toBeGreaterThan(40)
  const html = pages.filter((page) => page.startsWith('<!doctype html>'))
  expect(html.filter((page) => page.includes('&lt;script&gt;acts()')).length).toBeGreaterThan(10)
  expect(html.filter((page) => page.includes(script))).toEqual([])

  const { headers, ficha } = await desk.signIn('Operosa')
  const fail = () => {
    throw failure()
  }
  for (const write of ['transaction', 'insertInto', 'updateTable', 'deleteFrom'] as const)
    vi.spyOn(store.db, write).mockImplementation(fail)
  for (const path of writes) await desk.ask({ path, form: { ficha, name: all }, headers })
  vi.spyOn(store.db, 'selectFrom').mockImplementation(fail)
  for (const path of reads) await desk.ask({ path, headers })
  await desk.stop()
  expect([...events()]).toEqual(expect.arrayContaining(['desk-refused', 'desk-failed', 'desk-sign-in-failed']))
  expect(telling()).toEqual([])
}, 120_000)
