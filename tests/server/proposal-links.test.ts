import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { proposalRoutes } from '#server/http/proposals/proposal-routes.ts'
import { RateLimit } from '#server/rate-limit.ts'
import { linkKeyHash } from '#server/store/proposal-links.ts'
import type { Store } from '#server/store/store.ts'
import type { Actor } from '#server/store/tables.ts'
import { offerLine, openLine, proposalOf } from '#tests/proposal-samples.ts'
import { allRows, copyOf, restoreInto } from '#tests/server/support/rows.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { startServer, stubRenderer } from './support/running-server.ts'
import { postgresKind, sqliteKind } from './support/stores.ts'

const ana: Actor = { id: 1, name: 'Ana' }
const day = (fromNow: number) => brasiliaDay(new Date(Date.now() + fromNow * 86_400_000).toISOString())
const customer = { institution: 'Hospital São José', contact: 'Rita', email: 'rita@example.com' }
const base = proposalOf([offerLine({ asked: 'o cabo barato do <b>Dash</b>', note: '<i>nota</i>' })])
const content = { ...base, customer: { ...base.customer, ...customer }, validUntil: day(10) }

describe.each([sqliteKind, postgresKind])('the links of proposals, with a store in $name', (kind) => {
  let store: Store
  let proposals: Store['proposals']
  let dataDir: string
  let run: (sql: string) => Promise<void>
  let stored = 0

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop)
  beforeEach(async () => {
    ;({ store, dataDir, run } = await kind.open())
    proposals = store.proposals
    stored = 0
  })
  afterEach(() => store.close())

  /** In: posts and misses of a visitor within a minute. */
  const site = (perMinute = 0, print = async ({ name }: { name: string }) => Buffer.from(`%PDF ${name}`)) =>
    proposalRoutes({
      proposals: store.publicProposals,
      shop: () => proposalShop,
      font: undefined,
      print,
      rateLimit: new RateLimit(perMinute),
      visitorOf: () => 'visitor',
      onStored: () => (stored += 1),
    })
  const send = async (what = content) => {
    const id = await proposals.create(what, { contactId: null }, ana)
    await proposals.act({ id, version: 1 }, { kind: 'send' }, ana)
    return id
  }
  const link = async (id: number, until = day(30)) => (await proposals.makeLink(id, until, ana)) ?? ''
  /** Answers what the page shows now, unless the form says otherwise. */
  const says = async (key: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
    const html = await (await site().request(`/${key}`)).text()
    const proposta = /name="proposta" value="([^"]*)"/.exec(html)?.[1] ?? ''
    return site().request(`/${key}`, { method: 'POST', body: new URLSearchParams({ proposta, ...form }), headers })
  }
  const present = async (id: number) => {
    const file = await proposals.details(id)
    if (!file) throw new Error(`no proposal ${id}`)
    return file
  }

  test('a key opens what went out, escaped, without what stays at the desk', async () => {
    const key = await link(await send())
    const response = await site().request(`/${key}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('Hospital São José')
    expect(html).toContain('&lt;i&gt;nota&lt;/i&gt;')
    expect(html).not.toContain('barato')
    expect(html).not.toContain('<script')
  })

  test('beyond a hundred questions a link only brings spam: the pages of its proposal stay short', async () => {
    const key = await link(await send())
    const today = day(0)
    const [hash = '', revisionName = ''] = [
      linkKeyHash(key),
      (await store.publicProposals.find(linkKeyHash(key) ?? '', today))?.name,
    ]
    const ask = (text: string) =>
      store.publicProposals.answer(hash, { revisionName, kind: 'ask', text, isSuspect: false }, today)
    for (let number = 0; number < 102; number += 1) expect(await ask(`Pergunta ${number}`)).toBe(true)
    expect((await store.publicProposals.find(hash, today))?.answers).toHaveLength(100)
    expect((await store.messages.counts({ today, lateSince: undefined })).spam).toBe(2)
    expect((await says(key, { ato: 'accept', nome: 'Rita', cargo: 'Compradora' })).status).toBe(303)
    expect((await store.publicProposals.find(hash, today))?.answers).toHaveLength(101)
  })

  test('nobody on the way keeps it, no search engine lists it, and nothing runs in it', async () => {
    const key = await link(await send())
    for (const path of [`/${key}`, '/nada']) {
      const { headers } = await site().request(path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect(headers.get('etag')).toBeNull()
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self' 'sha256-/)
    }
  })

  test('no cache on the way keeps an address of one, whatever it is answered', async () => {
    const key = await link(await send())
    const whole = new Hono()
    whole.route('/proposta', site())
    // The pages redirect an address with a slash at its end, for good.
    whole.get('*', (context) => context.redirect('/', 301))
    const slashed = [`${key}/`, `${key}//`, `${key}/pdf/`, '%E2%82%AC/']
    const answers = [
      ...(await Promise.all(slashed.map(async (path) => whole.request(`/proposta/${path}`)))),
      await says(key, { ato: 'accept' }),
      await site().request(`/${key}`, { method: 'DELETE' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([301, 301, 301, 301, 422, 405])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'))
  })

  test('a page below an address of one that fails is logged without its key', async () => {
    const logged = vi.spyOn(process.stdout, 'write')
    onTestFinished(() => logged.mockRestore())
    const render = () => Promise.reject(new Error('no page'))
    const server = await startServer({ store, renderer: { ...stubRenderer, render } })
    const answer = await fetch(`${server.url}/proposta/KEY/recibo`)
    server.abort()
    await server.stop()
    expect(answer.status).toBe(500)
    const lines = logged.mock.calls.map(([line]) => String(line)).join('')
    expect(lines).toContain('request-failed')
    expect(lines).not.toContain('KEY')
  })

  test('a PDF is printed once, however often it is fetched, and no more once its link is taken back', async () => {
    const id = await send()
    const key = await link(id)
    let printed = 0
    const pages = site(0, async () => Buffer.from(`%PDF ${(printed += 1)}`))
    const fetched = await Promise.all(Array.from({ length: 5 }, async () => pages.request(`/${key}/pdf`)))
    expect(await Promise.all(fetched.map((answer) => answer.text()))).toEqual(fetched.map(() => '%PDF 1'))
    const { links } = await present(id)
    await proposals.revokeLink(id, links[0]?.id ?? 0, ana)
    expect((await pages.request(`/${key}/pdf`)).status).toBe(404)
  })

  test('a guessed, a revoked and an expired key are answered alike', async () => {
    const id = await send()
    const [revoked, expired] = [await link(id), await link(id, day(-1))]
    const { links } = await present(id)
    expect(await proposals.revokeLink(id, links[0]?.id ?? 0, ana)).toBe(true)
    expect(await proposals.revokeLink(id, links[0]?.id ?? 0, ana)).toBe(false)
    const answers = await Promise.all(
      ['A'.repeat(43), 'x', revoked, expired].map(async (key) => {
        const response = await site().request(`/${key}`)
        return [response.status, await response.text()]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
    expect(await (await says(revoked, { ato: 'accept', nome: 'Rita', cargo: 'Compras' })).text()).toContain(
      'não abre nenhuma proposta',
    )
    expect((await present(id)).answers).toEqual([])
  })

  test('a link that was taken back after a copy was made stays so when the copy is restored', async () => {
    const id = await send()
    const [gone, kept] = [await link(id), await link(id)]
    const bytes = await copyOf(store)
    const { links } = await present(id)
    const first = links.toSorted((one, other) => one.id - other.id)[0]
    expect(await store.proposals.revokeLink(id, first?.id ?? 0, ana)).toBe(true)
    const [hash] = (await allRows(store)).proposal_links.map(({ key_hash }) => key_hash)
    expect(readFileSync(join(dataDir, 'backups/deletions'), 'utf8')).not.toContain(hash)
    await store.close()
    const before = dataDir
    ;({ store, dataDir } = await kind.open())
    expect(await restoreInto(bytes, store, before)).toBe(0)
    expect((await allRows(store)).proposal_links.map(({ revoked_at }) => revoked_at === null)).toEqual([false, true])
    expect((await site().request(`/${gone}`)).status).toBe(404)
    expect((await site().request(`/${kept}`)).status).toBe(200)
  })

  test('a copy with an answer whose message was deleted since is restored, the answer without it', async () => {
    const id = await send()
    await says(await link(id), { ato: 'accept', nome: 'Rita', cargo: 'Compras' })
    const bytes = await copyOf(store)
    await store.erase({ contacts: (await allRows(store)).contacts, reviews: [] })
    await store.close()
    const before = dataDir
    ;({ store, dataDir } = await kind.open())
    expect(await restoreInto(bytes, store, before)).toBe(1)
    proposals = store.proposals
    expect((await present(id)).answers).toMatchObject([{ kind: 'accept', contactId: null }])
  })

  test('the store has no key, and of a draft there is no link', async () => {
    const id = await send()
    const key = await link(id)
    expect(JSON.stringify(await allRows(store))).not.toContain(key)
    expect(
      await proposals.makeLink(await proposals.create(content, { contactId: null }, ana), day(1), ana),
    ).toBeUndefined()
  })

  test('who tries keys is made to wait, who has one is not', async () => {
    const key = await link(await send())
    const app = site(2)
    const statuses = []
    for (const path of ['/a', '/b', '/c']) statuses.push((await app.request(path)).status)
    expect(statuses).toEqual([404, 404, 429])
    expect((await app.request(`/${key}`)).status).toBe(200)
    expect(
      (
        await app.request(`/${key}`, {
          method: 'POST',
          body: new URLSearchParams({ ato: 'accept', nome: 'Rita', cargo: 'Compras' }),
        })
      ).status,
    ).toBe(429)
  })

  test('who opens a link again and again waits for the earlier openings, and nobody else does', async () => {
    const [key, other] = [await link(await send()), await link(await send())]
    const app = site()
    let answered = 0
    const openings = Array.from({ length: 50 }, async () => {
      const { status } = await app.request(`/${key}`)
      answered += 1
      return status
    })
    expect((await app.request(`/${other}`)).status).toBe(200)
    expect(answered).toBeLessThan(25)
    expect(new Set(await Promise.all(openings))).toEqual(new Set([200]))
  })

  test('one press accepts: once, as a message of the inbox, and it is the shop who acts next', async () => {
    const id = await send()
    const key = await link(id)
    const due = { dueBy: '2020-01-01', today: '2020-01-01', page: 1, perPage: 9 }
    expect((await store.proposals.list(due)).rows).toEqual([])
    const first = await says(key, { ato: 'accept', nome: 'Rita', cargo: 'Compras' })
    expect([first.status, first.headers.get('location')]).toEqual([303, `/${key}`])
    expect((await says(key, { ato: 'accept', nome: 'Rita', cargo: 'Compras' })).status).toBe(303)
    const messages = await store.messages.all()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      name: 'Rita',
      company: 'Hospital São José',
      email: 'rita@example.com',
      subject: expect.stringMatching(/^Proposta \d{4}-0001 aceita$/),
    })
    const { proposal, answers, history } = await present(id)
    expect(proposal.state).toBe('negociacao')
    expect((await store.proposals.list(due)).rows).toMatchObject([{ id }])
    expect(answers).toMatchObject([{ kind: 'accept', revision: 1, contactId: messages[0]?.id }])
    expect(history.at(-1)).toMatchObject({ act: 'link-accept', person: 'o cliente, pelo link' })
    expect(await (await site().request(`/${key}`)).text()).toContain('Aceite enviado à loja')
    expect(stored).toBe(1)
    expect(await store.deliveries.facts(['email'])).toContainEqual(
      expect.objectContaining({ way: 'email', waiting: 1 }),
    )
  })

  test('the customer chooses among alternatives, and the value follows the choice', async () => {
    const options = [
      offerLine({ unitPrice: 10_000, quantity: 1, alternativeOf: 1 }),
      offerLine({ id: 'b', unitPrice: 7000, quantity: 1, alternativeOf: 1 }),
    ]
    const id = await send({ ...content, lines: options })
    const key = await link(id)
    const who = { ato: 'accept', nome: 'Rita', cargo: 'Compras', ordem: 'OC 77' }
    expect((await says(key, who)).status).toBe(422)
    expect((await says(key, { ...who, 'opcao-1': 'C' })).status).toBe(422)
    expect((await present(id)).proposal.total).toBe(10_000)
    expect((await says(key, { ...who, 'opcao-1': 'B' })).status).toBe(303)
    expect(await present(id)).toMatchObject({ proposal: { total: 7000 }, content: { choice: { 1: 'B' } } })
    const [message] = await store.messages.all()
    expect(message?.message).toMatch(/Opção B: .*\nTotal: R\$ 70,00\nAceita por Rita, Compras\nOrdem de compra: OC 77$/)
  })

  test('who chooses among the alternatives of the longest proposal is heard too', async () => {
    const groups = Array.from({ length: 99 }, (_, index) => index + 1)
    const lines = groups.map((group) =>
      offerLine({ id: `l${group}`, description: 'Cabo '.repeat(80).trim(), alternativeOf: group }),
    )
    const id = await send({ ...content, lines })
    const chosen = Object.fromEntries(groups.map((group) => [`opcao-${group}`, 'A']))
    const long = 'n'.repeat(120)
    const said = await says(await link(id), { ...chosen, ato: 'accept', nome: long, cargo: long, ordem: long })
    expect(said.status).toBe(303)
    expect((await store.messages.all())[0]?.message).toMatch(/ …\nTotal: .*\nAceita por n+, n+\nOrdem de compra: n+$/)
    expect(Object.keys((await present(id)).content.choice ?? {})).toHaveLength(99)
  })

  test('a question without words is refused where it was typed; with them it arrives, also from who has no address', async () => {
    const id = await send({ ...content, customer: { ...content.customer, email: '', phone: '41 99999-0000' } })
    const key = await link(id)
    const empty = await says(key, { ato: 'ask', texto: ' ' })
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Escreva o que falta')])
    expect((await says(key, { ato: 'ask', texto: 'Tem em azul?' })).status).toBe(303)
    expect(await store.messages.all()).toMatchObject([
      { email: null, message: expect.stringContaining('Tem em azul?') },
    ])
    expect((await present(id)).answers).toMatchObject([{ kind: 'ask' }])
  })

  test('a program that fills in everything is stored as spam and changes nothing', async () => {
    const id = await send()
    await says(await link(id), { ato: 'ask', texto: 'Cheap pills', site: 'http://x' })
    expect(await store.messages.all()).toMatchObject([{ is_suspect: true }])
    expect(await present(id)).toMatchObject({ answers: [], proposal: { state: 'enviada' } })
  })

  test('a text with characters that nobody sees is refused as in every form, and what is only such is none', async () => {
    const key = await link(await send())
    for (const texto of ['Tem\u001B[2J em azul?', 'Tem \u009B31m?', 'x'.repeat(4001)]) {
      const refused = await says(key, { ato: 'ask', texto })
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringMatching(/Retire os|no máximo/)])
    }
    expect((await says(key, { ato: 'ask', texto: '\u200B\u202E' })).status).toBe(422)
    expect((await says(key, { ato: 'ask', texto: 'Tem \u202Elua?' })).status).toBe(303)
    expect(await store.messages.all()).toMatchObject([{ message: expect.stringMatching(/Tem lua\?$/) }])
  })

  test('another site cannot answer for the customer', async () => {
    const id = await send()
    const answer = await says(
      await link(id),
      { ato: 'accept', nome: 'Rita', cargo: 'Compras' },
      { 'Sec-Fetch-Site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
    expect(await store.messages.all()).toEqual([])
  })

  test('what no form of the page sends is refused, and is no error of the server', async () => {
    const key = await link(await send())
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json', '']) {
      const post = { method: 'POST', body: Buffer.from('--y'), headers: { 'Content-Type': type } }
      expect((await site().request(`/${key}`, post)).status).toBe(415)
    }
    expect(await store.messages.all()).toEqual([])
  })

  test('the link shows the revision that went out last, and takes no answer once the proposal is over', async () => {
    const id = await send()
    const key = await link(id)
    const act = async (kindOfAct: 'revise' | 'send' | 'accept') =>
      proposals.act({ id, version: (await present(id)).proposal.version }, { kind: kindOfAct }, ana)
    await act('revise')
    expect(await (await site().request(`/${key}`)).text()).toContain('está sendo revista')
    const revised = { ...content, lines: [offerLine({ unitPrice: 4321 }), openLine({ asked: 'outro' })] }
    await proposals.save({ id, version: (await present(id)).proposal.version }, revised, ana)
    await act('send')
    const html = await (await site().request(`/${key}`)).text()
    expect(html).toContain('rev. B')
    expect(html).toContain('R$ 43,21')
    await act('accept')
    expect(await (await site().request(`/${key}`)).text()).toContain('não recebe mais resposta')
    const late = await says(key, { ato: 'ask', texto: 'Ainda dá?' })
    expect(late.status).toBe(409)
    expect(await late.text()).toMatch(/não foi enviada[\s\S]*Ainda dá\?/)
    expect(await store.messages.all()).toEqual([])
  })

  test('a link does not show what goes out to another customer later; that one’s own link does', async () => {
    const id = await send()
    const key = await link(id)
    const isShown = async (each: string) => (await site().request(`/${each}`)).status === 200
    const sentTo = async (changes: Partial<typeof content.customer>) => {
      const act = async (kindOfAct: 'revise' | 'send') =>
        proposals.act({ id, version: (await present(id)).proposal.version }, { kind: kindOfAct }, ana)
      await act('revise')
      const revised = { ...content, customer: { ...content.customer, ...changes } }
      await proposals.save({ id, version: (await present(id)).proposal.version }, revised, ana)
      await act('send')
    }
    await sentTo({ contact: 'Outro comprador do mesmo hospital' })
    expect(await isShown(key)).toBe(true)
    const other = { institution: 'Clínica Outra', cnpj: '', contact: 'Davi Reis', email: 'davi@example.com', phone: '' }
    await sentTo(other)
    expect(await isShown(key)).toBe(false)
    expect(await isShown(await link(id))).toBe(true)
    // As where the clock was set back between the sending and the link.
    await run(`UPDATE ${kind.schema}proposal_links SET at = '2020-01-01T00:00:00.000Z'`)
    expect(await isShown(key)).toBe(false)
  })

  test('nobody accepts a revision that was sent after the page was opened', async () => {
    const id = await send()
    const key = await link(id)
    const read = (await store.publicProposals.find(linkKeyHash(key) ?? '', day(0)))?.name ?? ''
    const act = async (kindOfAct: 'revise' | 'send') =>
      proposals.act({ id, version: (await present(id)).proposal.version }, { kind: kindOfAct }, ana)
    await act('revise')
    await act('send')
    const stale = await says(key, { ato: 'accept', proposta: read })
    expect(stale.status).toBe(409)
    const html = await stale.text()
    expect(html).toContain('a proposta mudou depois que você abriu a página')
    expect(html).toContain(`value="${read} rev. B"`)
    expect(await store.messages.all()).toEqual([])
    expect((await says(key, { ato: 'accept', nome: 'Rita', cargo: 'Compras' })).status).toBe(303)
    expect((await present(id)).answers).toMatchObject([{ kind: 'accept', revision: 2 }])
  })

  test.runIf(kind === postgresKind)('nobody accepts a revision while the next one is being sent', async () => {
    const hash = linkKeyHash(await link(await send())) ?? ''
    const { name = '' } = (await store.publicProposals.find(hash, day(0))) ?? {}
    const sending = run(`BEGIN;
      UPDATE backoffice.proposals SET version = version + 1;
      INSERT INTO backoffice.proposal_revisions (proposal_id, revision, person, content)
        SELECT proposal_id, revision + 1, person, content FROM backoffice.proposal_revisions;
      SELECT pg_sleep(1.5);
      COMMIT`)
    await sleep(500)
    const acceptance = { revisionName: name, kind: 'accept', text: 'Aceita por Rita', isSuspect: false } as const
    const [answered] = await Promise.all([store.publicProposals.answer(hash, acceptance, day(0)), sending])
    expect(answered).toBeUndefined()
  })

  test('a shop without links has no such address: the pages answer', async () => {
    const server = await startServer({ store, settings: { PROPOSAL_LINKS: 'off' } })
    expect(await (await fetch(`${server.url}/proposta/${'A'.repeat(43)}`)).text()).toContain('<title>Página</title>')
    await server.stop()
  })

  test('after its last day it is read and not answered', async () => {
    const key = await link(await send({ ...content, validUntil: day(-1) }))
    expect(await (await site().request(`/${key}`)).text()).toContain('não recebe mais resposta')
  })
})
