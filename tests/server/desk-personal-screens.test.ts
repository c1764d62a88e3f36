import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyCustomer } from '#domain/proposal/customer.ts'
import type { Store } from '#server/store/store.ts'
import { declinedLine, proposalOf } from '#tests/proposal-samples.ts'
import { contactAt, reviewAt } from '#tests/server/support/rows.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const asked = { kind: 'eliminacao', name: '', email: 'ana1@example.com', phone: '', receivedOn: '2026-11-24' }

describe.each(deskKinds)('personal data on the screens of the desk, with a store in $name', (kind) => {
  let store: Store
  let desk: RunningDesk
  let ana: SignedIn
  let bruno: SignedIn

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store } = await kind.open())
    desk = await startDesk({ store })
    ana = await desk.signIn('Ana')
    bruno = await desk.signIn('Bruno', 'atende')
    await store.messages.receive({ ...sampleContact(1), phone: null, name: 'Ana <script>' }, false)
    await store.messages.receive({ ...sampleContact(2), phone: null }, false)
    await store.reviews.receive({ ...sampleReview(1), customer_email: 'ANA1@example.com' }, false)
  }, 60_000)
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const page = async (path: string, person = ana) => (await desk.ask({ path, headers: person.headers })).text
  const sends = (path: string, form: Record<string, string>, person = ana) =>
    desk.ask({ path, form: { ficha: person.ficha, ...form }, headers: person.headers })

  test('from the request to its proof: found, given out, ticked off, deleted, closed', async () => {
    const opened = await sends('/dados-pessoais', asked)
    expect(opened.headers.location).toBe('/dados-pessoais/1?feito=pedido')
    const shown = await page('/dados-pessoais/1')
    expect(shown).toContain('1 mensagem e 1 avaliação; e-mails e avisos sobre elas: 5')
    expect(shown).toContain('O texto aparece aqui depois que os dados forem apagados.')
    expect(shown).toContain('até 09/12 (')
    const text = await desk.ask({ path: '/dados-pessoais/1/dados.txt', headers: ana.headers })
    expect(text.headers['content-type']).toMatch(/^text\/plain/)
    expect(text.text).toContain('Nome: Ana <script>')
    expect(JSON.parse(await page('/dados-pessoais/1/dados.json'))).toMatchObject({ mensagens: [{ numero: 1 }] })
    const form = new URLSearchParams({ ficha: ana.ficha, versao: '1' })
    for (const place of ['correio', 'whatsapp', 'lua']) form.append('lugar', place)
    await desk.ask({ path: '/dados-pessoais/1/fora', form, headers: ana.headers })
    await sends('/dados-pessoais/1/apagar', { versao: '2', certeza: 'sim' })
    expect((await store.messages.all()).map(({ id }) => id)).toEqual([2])
    expect(await store.reviews.all()).toEqual([])
    const after = await page('/dados-pessoais/1')
    expect(after).toContain('Apagamos do site: mensagens nº 1 e avaliações nº 1.')
    expect(after).toContain('- Conversas e contatos do WhatsApp')
    await sends('/dados-pessoais/1/encerrar', { versao: '3' })
    const closed = await page('/dados-pessoais')
    expect(closed).toContain('a…@example.com')
    expect(closed).not.toContain('ana1@example.com')
    const acts = (await store.audit.all()).map(({ action }) => action)
    for (const act of [
      'open-data-request',
      'opened-data-request',
      'exported-person',
      'erase-person',
      'close-data-request',
    ])
      expect(acts).toContain(act)
  })

  test('of a person with many messages the screen shows fifty at a time, and gives all out', async () => {
    for (let number = 0; number < 59; number += 1)
      await store.messages.receive({ ...sampleContact(1), phone: null, message: `Mensagem de número ${number}` }, false)
    await sends('/dados-pessoais', asked)
    const find = vi.spyOn(store.personalData, 'find')
    const shownOn = async (path: string) => (await page(path)).match(/Corrigir a (?:mensagem|avaliação) nº/g)?.length
    expect([await shownOn('/dados-pessoais/1'), await shownOn('/dados-pessoais/1?pagina=2')]).toEqual([50, 11])
    expect(await page('/dados-pessoais/1')).toContain('Página 1 de 2')
    // Nor are more read: of forty thousand, with what was done with each, that took seconds.
    expect(find).not.toHaveBeenCalled()
    expect(JSON.parse(await page('/dados-pessoais/1/dados.json')).mensagens).toHaveLength(60)
  })

  test('messages of another name by the same telephone are named before anything is deleted', async () => {
    const phone = '(41) 3333-0000'
    await store.messages.receive({ ...sampleContact(3), phone, name: 'Marta Lima' }, false)
    await sends('/dados-pessoais', { ...asked, email: '', phone })
    expect(await page('/dados-pessoais/1')).not.toContain('Há mais de um nome')
    await store.messages.receive({ ...sampleContact(4), phone, name: 'Paulo Reis' }, false)
    expect(await page('/dados-pessoais/1')).toMatch(/Há mais de um nome no que foi achado:.*Marta Lima, Paulo Reis/)
  })

  test('a draft that only an undo would give back to the person is shown, and can be rid of them', async () => {
    const by = { id: 1, name: 'Ana' }
    const to = (email: string) => proposalOf([declinedLine()], { customer: { ...emptyCustomer, email } })
    const id = await store.proposals.create(to('davi@example.com'), { contactId: null }, by)
    await store.proposals.save({ id, version: 1 }, to('eva@example.com'), by)
    await sends('/dados-pessoais', { ...asked, email: 'davi@example.com' })
    expect(await page('/dados-pessoais/1')).toContain('o que se desfaria com ela será esquecido')
    await sends('/dados-pessoais/1/apagar', { versao: '1', certeza: 'sim' })
    expect(await page('/dados-pessoais/1')).not.toMatch(/o que se desfaria|Apagar agora/)
    expect(await store.proposals.undo({ id, version: 2 }, by)).toMatchObject({ kind: 'not-allowed' })
  })

  test('who answers may not delete, and reads who may; who deletes has to say that the person was asked', async () => {
    await sends('/dados-pessoais', asked, bruno)
    const shown = await page('/dados-pessoais/1', bruno)
    expect(shown).not.toContain('Apagar agora')
    expect(shown).toContain('Só quem administra a mesa apaga: Ana. Peça que abra este pedido, o nº 1.')
    expect((await sends('/dados-pessoais/1/apagar', { versao: '1', certeza: 'sim' }, bruno)).status).toBe(403)
    expect((await sends('/dados-pessoais/1/apagar', { versao: '1' })).status).toBe(400)
    expect(await store.messages.all()).toHaveLength(2)
  })

  test('a request without an address or a telephone finds nobody, and is not opened', async () => {
    const none = await sends('/dados-pessoais', { ...asked, email: '' })
    expect([none.status, none.text.includes('Escreva o e-mail ou o telefone')]).toEqual([400, true])
    const odd = await sends('/dados-pessoais', { ...asked, phone: 'ramal 12', email: 'x' })
    expect(odd.text).toContain('Email inválido')
    expect(odd.text).toContain('value="ramal 12"')
    expect((await desk.ask({ path: '/dados-pessoais/1', headers: ana.headers })).status).toBe(404)
  })

  test('rows of the person are corrected, and no others by the same request', async () => {
    await sends('/dados-pessoais', { ...asked, kind: 'correcao' })
    const form = { versao: '1', name: 'Ana Maria', company: '', email: 'ana1@example.com', phone: '(41) 3000-1111' }
    const done = await sends('/dados-pessoais/1/mensagens/1', form)
    expect(done.headers.location).toBe('/dados-pessoais/1?feito=corrigido')
    expect(await contactAt(store, 1)).toMatchObject({ name: 'Ana Maria', phone: '(41) 3000-1111' })
    expect((await sends('/dados-pessoais/1/mensagens/1', form)).headers.location).toContain('nao-corrigido')
    expect((await sends('/dados-pessoais/1/mensagens/2', form)).status).toBe(404)
    await sends('/dados-pessoais/1/avaliacoes/1', { versao: '1', customer_name: 'Ana M.', customer_email: '' })
    expect(await reviewAt(store, 1)).toMatchObject({ customer_name: 'Ana M.', customer_email: null })
  })

  test('two at once: the second is told, and nothing is done', async () => {
    await sends('/dados-pessoais', asked)
    await sends('/dados-pessoais/1/fora', { versao: '1', lugar: 'correio' })
    const late = await sends('/dados-pessoais/1/apagar', { versao: '1', certeza: 'sim' })
    expect(late.headers.location).toBe('/dados-pessoais/1?feito=pedido-mudou')
    expect(await store.messages.all()).toHaveLength(2)
  })
})
