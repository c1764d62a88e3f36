import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { typedProposal } from '#domain/proposal/form/typed-proposal.ts'
import { brasiliaDay } from '#domain/text/brasilia-moment.ts'
import type { Store } from '#server/store/store.ts'
import { offerLine, proposalOf } from '#tests/proposal-samples.ts'
import { proposalShop } from './support/proposals/proposal-shop.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { sampleContact } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const year = brasiliaDay(new Date().toISOString()).slice(0, 4)
const asked = 'Bom dia!\n3 un C5VGA2\n2 ST01E\nCEGE 1 un\nColchão hospitalar 2 un'

describe.each(deskKinds)('proposals on the screens of the desk, with a store in $name', (kind) => {
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

  const ask = (path: string) => desk.ask({ path, headers: ana.headers })
  const page = async (path: string) => (await ask(path)).text
  const sends = (path: string, form: Record<string, string> = {}) =>
    desk.ask({ path, form: { ficha: ana.ficha, ...form }, headers: ana.headers })
  const present = async (id = 1) => {
    const file = await store.proposals.details(id)
    if (!file) throw new Error(`no proposal ${id}`)
    return file
  }
  /** The form of a proposal as it stands, with what somebody typed. */
  const edits = async (typed: Record<string, string>, id = 1) => {
    const { content, proposal } = await present(id)
    const form = { versao: String(proposal.version), ...typedProposal(content), ...typed }
    return sends(`/propostas/${id}`, form)
  }
  const priced = { 'v0-1.unitPrice': '49,90', 'v0-3.escolha': '1', 'v0-4.escolha': 'recusar', institution: 'UPA Sul' }

  test('a message of the inbox becomes a proposal, and what is unclear is asked', async () => {
    await store.messages.receive({ ...sampleContact(1), message: asked, company: 'UPA Sul' }, false)
    expect(await page('/mensagens/1')).toContain('href="/propostas/nova?mensagem=1"')
    expect(await page('/propostas/nova?mensagem=1')).toContain('3 un C5VGA2')
    const made = await sends('/propostas/nova', { texto: asked, mensagem: '1', ato: 'ler' })
    expect(made.headers.location).toBe('/propostas/1?feito=proposta-feita')
    const { content, proposal } = await present()
    expect(proposal).toMatchObject({ contactId: 1, state: 'rascunho' })
    expect(content.customer).toMatchObject({ institution: 'UPA Sul', contact: sampleContact(1).name })
    expect(content.lines).toMatchObject([
      { kind: 'offer', code: 'C5VGA2', quantity: 3, asked: '3 un C5VGA2' },
      { kind: 'offer', code: 'ST01E', quantity: 2, unitPrice: 21_990 },
      { kind: 'open', candidates: [{ variantId: '3-vias' }, { variantId: '5-vias' }] },
      { kind: 'open', asked: 'Colchão hospitalar 2 un', candidates: [] },
    ])
    expect(content.lines[0]).not.toHaveProperty('unitPrice')
    const text = await page('/propostas/1')
    expect(text).toContain('preço do catálogo')
    expect(text).toContain('Falta o preço de C5VGA2.')
    expect(text).toMatch(/Item \d: escolha qual é, ou marque que não trabalhamos com ele\./)
    expect(await page('/mensagens/1')).toContain('href="/propostas/1"')
  })

  test('remarks are as long as their field takes, line breaks counted once', async () => {
    await sends('/propostas/nova', { texto: asked, ato: 'ler' })
    const remarks = 'linha de nove\n'.repeat(150).slice(0, 1999)
    await edits({ remarks: `${remarks}.`.replaceAll('\n', '\r\n') })
    expect((await present()).content.remarks).toBe(`${remarks}.`)
  })

  test('it is priced, settled and sent with a number; the next one begins with its price', async () => {
    await sends('/propostas/nova', { texto: asked, ato: 'ler' })
    const early = await edits({ ato: 'enviar' })
    expect(early.headers.location).toBe('/propostas/1?feito=proposta-faltas#faltas')
    const half = await edits({ ...priced, ato: 'enviar' })
    expect(half.headers.location).toContain('proposta-faltas')
    const sent = await edits({ 'v0-3.unitPrice': '49,90', ato: 'enviar' })
    expect(sent.headers.location).toBe('/propostas/1?feito=proposta-enviada')
    const { content, proposal } = await present()
    expect(proposal).toMatchObject({ state: 'enviada', number: { year: Number(year), sequence: 1 }, total: 63_940 })
    expect(content.lines[3]).toMatchObject({ kind: 'declined' })
    const text = await page('/propostas/1')
    expect(text).toContain(`${year}-0001`)
    expect(text).toContain('Não trabalhamos com este item.')
    expect(text).not.toContain('value="salvar"')
    expect((await edits({ payment: 'x' })).status).toBe(409)
    await sends('/propostas/nova', { texto: '1 C5VGA2', ato: 'ler' })
    expect((await present(2)).content.lines).toMatchObject([{ code: 'C5VGA2', unitPrice: 4990 }])
    expect(await page('/propostas/2')).toContain(`da proposta ${year}-0001 a outro cliente`)
  })

  test("the CNPJ in a message is its customer's, and the message waits once the proposal is sent", async () => {
    const message = '1 C5VGA2\nCNPJ 11.222.333/0001-81'
    await store.messages.receive({ ...sampleContact(1), message }, false)
    await sends('/propostas/nova', { texto: message, mensagem: '1', ato: 'ler' })
    expect((await present()).content.customer).toMatchObject({ cnpj: '11.222.333/0001-81', contact: 'Ana Souza' })
    expect(await page('/mensagens/1')).toContain('nossa vez')
    const sent = await edits({ 'v0-1.unitPrice': '49,90', ato: 'enviar' })
    expect(sent.headers.location).toBe('/propostas/1?feito=proposta-enviada')
    expect((await store.messages.details(1))?.message.turn).toBe('theirs')
  })

  test('what was typed wrong is kept, and nothing is saved', async () => {
    await sends('/propostas/nova', { texto: asked, ato: 'ler' })
    const wrong = await edits({ ...priced, 'v0-1.unitPrice': 'dez <b>', remarks: 'x' })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('value="dez &lt;b&gt;"')
    expect(wrong.text).toContain('Um valor como 54,90.')
    expect(wrong.text).toContain('value="UPA Sul"')
    expect((await present()).proposal.version).toBe(1)
  })

  test('lines are added by code and as text, moved, taken out, and the change is taken back', async () => {
    await sends('/propostas/nova', { texto: '1 ST01E', ato: 'ler' })
    const added = await edits({ novo: '2 C3VGA2', ato: 'acrescentar' })
    expect(added.headers.location).toBe('/propostas/1?feito=proposta#linha-v1-1')
    await edits({ novo: 'Frete expresso até Londrina', ato: 'livre' })
    await edits({ ato: 'subir:v2-1' })
    const codes = async () =>
      (await present()).content.lines.map((line) => (line.kind === 'offer' ? line.code || line.description : ''))
    expect(await codes()).toEqual(['ST01E', 'Frete expresso até Londrina', 'C3VGA2'])
    await edits({ ato: 'remover:v0-1' })
    expect(await codes()).toEqual(['Frete expresso até Londrina', 'C3VGA2'])
    const { version } = (await present()).proposal
    const undone = await sends('/propostas/1/desfazer', { versao: String(version) })
    expect(undone.headers.location).toContain('proposta-desfeita')
    expect(await codes()).toHaveLength(3)
    // A price that somebody takes out is not put back.
    await edits({ 'v0-1.unitPrice': '' })
    expect((await present()).content.lines[0]).not.toHaveProperty('unitPrice')
  })

  test('who comes second keeps the own text and sees what the other one changed', async () => {
    await sends('/propostas/nova', { texto: '1 ST01E', ato: 'ler' })
    const { content } = await present()
    await edits({ 'v0-1.unitPrice': '200,00' })
    const mine = { versao: '1', ...typedProposal(content), 'v0-1.unitPrice': '190,00', payment: '28 <dias>' }
    const second = await sends('/propostas/1', mine)
    expect(second.status).toBe(409)
    expect(second.text).toContain('preço R$ 190,00 → R$ 200,00')
    expect(second.text).toContain('value="28 &lt;dias&gt;"')
    expect(second.text).toContain('name="versao" value="2"')
    await sends('/propostas/1', { ...mine, versao: '2' })
    expect((await present()).content.payment).toBe('28 <dias>')
  })

  test('a revision says what changed, and each one has its document', async () => {
    const proposals = store.proposals
    const id = await proposals.create(
      proposalOf([offerLine()], { validUntil: '2099-12-31' }),
      { contactId: null },
      ana.person,
    )
    const act = async (ato: string, more = {}) =>
      sends(`/propostas/${id}/ato`, { versao: String((await present()).proposal.version), ato, ...more })
    await edits({ ato: 'enviar' })
    expect((await act('send')).status).toBe(400)
    expect((await act('lose')).status).toBe(400)
    await act('revise')
    await edits({ 'a.unitPrice': '45,00', ato: 'enviar' })
    const text = await page('/propostas/1')
    expect(text).toContain('Item 1 (C5VGA2): preço R$ 49,90 → R$ 45,00')
    const paper = await ask('/propostas/1.pdf')
    expect(paper.headers['content-disposition']).toBe(`attachment; filename="proposta-${year}-0001-rev-B.pdf"`)
    const first = await ask('/propostas/1.pdf?revisao=1')
    expect(first.headers['content-disposition']).toBe(`attachment; filename="proposta-${year}-0001.pdf"`)
    expect((await ask('/propostas/1.pdf?revisao=9')).status).toBe(404)
    await act('lose', { motivo: 'preco' })
    expect(await page('/propostas?situacao=perdida')).toContain('Hospital São José')
    expect((await act('accept')).status).toBe(409)
  })

  test('the list says to whom, how much and whose turn, and finds by number and words', async () => {
    const proposals = store.proposals
    await proposals.create(proposalOf([offerLine()], { validUntil: '2020-01-31' }), { contactId: null }, ana.person)
    await proposals.act({ id: 1, version: 1 }, { kind: 'send' }, ana.person)
    const text = await page('/propostas')
    for (const said of ['Hospital São José', 'R$ 99,80', 'Vencida', 'nossa vez', '31/01/2020', `${year}-0001`])
      expect(text).toContain(said)
    const finds = async (query: string) => (await page(`/propostas?${query}`)).includes('data-row')
    expect(await Promise.all([`busca=${year}-0001`, 'busca=sao+jose', 'situacao=vencida'].map(finds))).toEqual([
      true,
      true,
      true,
    ])
    expect(await Promise.all([`busca=${year}-0002`, 'busca=upa', 'situacao=aceita'].map(finds))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('a sheet, a copy, a customer of before', async () => {
    const proposals = store.proposals
    await proposals.create(proposalOf([offerLine()], { validUntil: '2020-01-31' }), { contactId: null }, ana.person)
    const sheet = await ask('/propostas/1.csv')
    expect(sheet.headers['content-disposition']).toBe('attachment; filename="proposta-Rascunho-1.csv"')
    expect(sheet.text).toContain('C5VGA2')
    const copy = await sends('/propostas/1/copia')
    expect(copy.headers.location).toBe('/propostas/2?feito=proposta-copia')
    expect((await present(2)).content.validUntil > '2020-01-31').toBe(true)
    const found = await sends('/propostas/nova', { texto: '1 ST01E', cliente: 'sao jose', ato: 'procurar' })
    expect(found.text).toContain('1 ST01E</textarea>')
    const escolhido = (/value="(\{[^"]*)"/.exec(found.text)?.[1] ?? '').replaceAll('&quot;', '"')
    await sends('/propostas/nova', { texto: '1 ST01E', escolhido, ato: 'ler' })
    expect((await present(3)).content.customer.institution).toBe('Hospital São José')
  })

  test('nobody reads or writes without a session and its token, and what is not there is not', async () => {
    await store.proposals.create(proposalOf([offerLine()]), { contactId: null }, ana.person)
    for (const path of ['/propostas', '/propostas/nova', '/propostas/1', '/propostas/1.pdf', '/propostas/1.csv']) {
      const answer = await desk.ask({ path })
      expect([path, answer.status, answer.headers.location?.startsWith('/entrar')]).toEqual([path, 303, true])
    }
    for (const path of [
      '/propostas/nova',
      '/propostas/1',
      '/propostas/1/ato',
      '/propostas/1/desfazer',
      '/propostas/1/copia',
    ]) {
      expect([path, (await desk.ask({ path, form: { versao: '1' } })).status]).toEqual([path, 403])
      expect([path, (await sends(path, { ficha: 'x', versao: '1' })).status]).toEqual([path, 403])
    }
    for (const path of ['/propostas/9', '/propostas/9.pdf', '/propostas/9.csv', '/propostas/nova?mensagem=9'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await present()).proposal.version).toBe(1)
    expect((await store.audit.all()).some(({ action }) => action === 'opened-proposal')).toBe(false)
  })

  test('a proposal of 300 lines is one form', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => offerLine({ id: `l${index}`, asked: 'x'.repeat(300) }))
    await store.proposals.create(proposalOf(lines), { contactId: null }, ana.person)
    expect((await edits({ 'l299.unitPrice': '1,00' })).headers.location).toContain('feito=proposta')
    expect((await present()).content.lines.at(-1)).toMatchObject({ unitPrice: 100 })
  })
})
