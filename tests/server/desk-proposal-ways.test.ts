import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardOf, encodeOrderList } from '#domain/order-list/list-link.ts'
import { typedProposal } from '#domain/proposal/form/typed-proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import { linkKeyHash } from '#server/store/proposal-links.ts'
import type { Store } from '#server/store/store.ts'
import { declinedLine, offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { deskKinds } from './support/stores.ts'

const today = brasiliaDay(new Date().toISOString())
const month = today.slice(0, 7)

describe.each(deskKinds)('how proposals go out and come back, with a store in $name', (kind) => {
  let store: Store
  let desk: RunningDesk
  let ana: SignedIn

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = await startDesk({ store, shop: proposalShop })
    ana = await desk.signIn('Ana', 'atende')
  }, 60_000)
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const page = async (path: string) => (await desk.ask({ path, headers: ana.headers })).text
  const sends = (path: string, form: Record<string, string> = {}) =>
    desk.ask({ path, form: { ficha: ana.ficha, ...form }, headers: ana.headers })
  const present = async (id = 1) => {
    const file = await store.proposals.details(id)
    if (!file) throw new Error(`no proposal ${id}`)
    return file
  }
  const sent = async (otherwise: Parameters<typeof proposalOf>[1] = {}) => {
    const proposals = store.proposals
    const content = proposalOf([offerLine(), declinedLine()], { validUntil: '2099-12-31', ...otherwise })
    const id = await proposals.create(content, { contactId: null }, ana.person)
    await proposals.act({ id, version: 1 }, { kind: 'send' }, ana.person)
    return id
  }
  const versao = async (id = 1) => String((await present(id)).proposal.version)
  const rita = {
    ...proposalOf([]).customer,
    institution: 'Hospital São José',
    contact: 'Rita',
    email: 'rita@example.com',
  }

  test('a long text that was pasted never holds the desk, and too many items are refused in words', async () => {
    const texto = 'ST01E;3;'.repeat(3000)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const start = performance.now()
    const { status, text } = await sends('/propostas/nova', { texto, ato: 'ler' })
    await sends('/propostas/nova', { texto: 'a'.repeat(60_000), ato: 'ler' })
    delay.disable()
    const took = performance.now() - start
    expect([status, text]).toEqual([413, expect.stringContaining('faça duas propostas')])
    // On a busy machine everything takes longer, and the desk still answers while it is read.
    expect(delay.max / 1e6).toBeLessThan(took / 2)
    const more = await sends('/propostas/1', { ...typedProposal((await present()).content), versao: '1', novo: texto })
    expect(more.status).toBe(413)
  })

  test('a list link becomes lines; one that was cut is asked about', async () => {
    const line = { code: 'ST01E', quantity: 4, guard: guardOf({ product: { id: 'sensor' } }) }
    const moved = { code: 'C5VGA2', quantity: 2, guard: 'ZZ' }
    const link = `https://loja.example/pedido-rapido#${encodeOrderList([line, moved])}`
    await sends('/propostas/nova', { texto: `Bom dia\n${link}`, ato: 'ler' })
    expect((await present()).content.lines).toMatchObject([
      { kind: 'offer', code: 'ST01E', quantity: 4 },
      { kind: 'open', quantity: 2, question: expect.stringContaining('outro produto') },
    ])
    await sends('/propostas/nova', { texto: 'L1-ST01E.4', ato: 'ler' })
    expect((await present(2)).content.lines).toMatchObject([
      { kind: 'open', question: expect.stringContaining('incompleto') },
    ])
  })

  test('a new proposal begins with the terms of the shop', async () => {
    await sends('/propostas/nova', { texto: '1 ST01E', ato: 'ler' })
    expect((await present()).content).toMatchObject({ warranty: '12 meses.', freight: { kind: 'customer' } })
  })

  test('a link is told once, opens, and is taken back', async () => {
    await sent()
    const made = await sends('/propostas/1/link')
    expect(made.status).toBe(200)
    const [, key = ''] = /https:\/\/loja\.example\/proposta\/([\w-]{43})</.exec(made.text) ?? []
    expect(made.text).toContain(`Proposta completa: https://loja.example/proposta/${key}`)
    expect(await page('/propostas/1')).not.toContain(key)
    const opens = () => store.publicProposals.find(linkKeyHash(key) ?? '', today)
    expect(await opens()).toBeDefined()
    const ended = await sends('/propostas/1/link/1/retirar')
    expect(ended.headers.location).toBe('/propostas/1?feito=proposta-link-retirado')
    expect(await opens()).toBeUndefined()
    expect((await sends('/propostas/1/link/1/retirar')).status).toBe(409)
  })

  test('what the customer says at the link stands above the proposal, and leads to the message', async () => {
    await sent()
    const key = (await store.proposals.makeLink(1, '2099-12-31', ana.person)) ?? ''
    const hash = linkKeyHash(key) ?? ''
    const revisionName = (await store.publicProposals.find(hash, today))?.name ?? ''
    await store.publicProposals.answer(hash, { revisionName, kind: 'accept', text: '', isSuspect: false }, today)
    const text = await page('/propostas/1')
    expect(text).toContain('O cliente aceitou em')
    expect(text).toContain('href="/mensagens/1"')
    const message = await page('/mensagens/1')
    expect(message).toContain('href="/propostas/1"')
    expect(message).toMatch(/link da proposta \d{4}-0001/)
  })

  test('of a draft there is no link, and a shop without links has no such way', async () => {
    await store.proposals.create(proposalOf([offerLine()]), { contactId: null }, ana.person)
    expect((await sends('/propostas/1/link')).status).toBe(409)
    const other = await startDesk({ store, shop: proposalShop, hasLinks: false })
    const bruno = await other.signIn('Bruno', 'atende')
    const answer = await other.ask({ path: '/propostas/1/link', form: { ficha: bruno.ficha }, headers: bruno.headers })
    expect(answer.status).toBe(404)
    await other.stop()
  })

  test('an e-mail with the document becomes an answer to a message, which is made where there is none', async () => {
    await sent({ customer: rita })
    expect(await page('/propostas/1')).toContain('com o documento, para rita@example.com')
    const form = { versao: await versao(), assunto: 'Proposta', texto: 'Olá, Rita.' }
    expect((await sends('/propostas/1/email', { ...form, texto: ' ' })).status).toBe(400)
    expect((await sends('/propostas/1/email', form)).headers.location).toContain('proposta-email')
    expect((await sends('/propostas/1/email', form)).status).toBe(409)
    expect((await present()).proposal.contactId).toBe(1)
    const [delivery] = await store.deliveries.claim({ channels: ['answer'], limit: 5, leaseSeconds: 0 })
    expect(delivery).toMatchObject({
      kind: 'answer',
      answer: { text: 'Olá, Rita.' },
      document: { number: { sequence: 1 }, revision: 1, person: 'Ana' },
    })
    const message = await page('/mensagens/1')
    expect(message).toContain('Olá, Rita.')
    expect(message).not.toContain('link da proposta')
  })

  test('a reminder makes it our turn on its day, and the list has what is to be looked at', async () => {
    await sent()
    expect(await page('/propostas?situacao=lembrar')).not.toContain('data-row')
    await sends('/propostas/1/lembrete', { versao: await versao(), dias: '7' })
    expect(await page('/propostas')).toContain('lembrar em')
    const { version } = (await present()).proposal
    await store.proposals.remind({ id: 1, version }, today, ana.person)
    const due = await page('/propostas?situacao=lembrar')
    expect(due).toContain('lembrete de hoje')
    expect(due).toContain('nossa vez')
    await sends('/propostas/1/ato', { versao: await versao(), ato: 'answer' })
    expect((await present()).proposal.remindOn).toBeNull()
  })

  test('one that ends within two days asks to be looked at', async () => {
    await sent({ validUntil: today })
    expect(await page('/propostas?situacao=lembrar')).toContain('vence hoje')
  })

  test('the figures lead to their lists', async () => {
    await sent()
    const text = await page('/propostas/numeros')
    const list = `/propostas?mes=${month}&amp;quando=enviadas`
    expect(text).toContain(`href="${list}"`)
    expect(text).toContain('Colchão')
    expect(await page(list.replace('&amp;', '&'))).toContain('data-row')
    expect(await page('/propostas?mes=2020-01&quando=enviadas')).not.toContain('data-row')
    expect(await page('/propostas?busca=Colch%C3%A3o')).toContain('data-row')
  })

  test("the layout for price research has the buyer's numbers and codes, and the list's order", async () => {
    const texto =
      'ITEM;CATMAT;CÓDIGO INTERNO;DESCRIÇÃO;QUANTIDADE\n14;439805;10432;Sensor ST01E;3\n22;440127;10433;Colchão pneumático;5'
    await sends('/propostas/nova', { texto, ato: 'ler' })
    const paper = await desk.ask({ path: '/propostas/1.pdf?modelo=lista', headers: ana.headers })
    expect(paper.headers['content-type']).toBe('application/pdf')
    const sheet = await desk.ask({ path: '/propostas/1.csv?modelo=lista', headers: ana.headers })
    expect(sheet.headers['content-disposition']).toContain('-lista.csv')
    expect(sheet.text).toContain('14;439805;10432')
    await sent()
    const order = await desk.ask({ path: '/propostas/2.csv?modelo=bling', headers: ana.headers })
    expect(order.headers['content-disposition']).toContain('-bling.csv')
    expect(order.text).toContain('Número pedido;Nome Comprador')
    expect(await page('/propostas/2')).toContain('/propostas/2.csv?modelo=bling')
  })
})
