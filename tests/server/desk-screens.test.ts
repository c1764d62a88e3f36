import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { startDesk, type RunningDesk, type SignedIn } from './support/running-desk.ts'
import { sampleContact, sampleReview } from './support/sample-rows.ts'
import { deskKinds } from './support/stores.ts'

const hour = 60 * 60 * 1000

describe.each(deskKinds)('messages at the desk, with a store in $name', (kind) => {
  let store: Store
  let run: (sql: string) => Promise<void>
  let desk: RunningDesk
  let ana: SignedIn
  let now: number

  beforeAll(kind.start, 60_000)
  afterAll(kind.stop, 60_000)
  beforeEach(async () => {
    ;({ store, run } = await kind.open())
    now = Date.now()
    desk = await startDesk({ store, clock: () => now })
    ana = await desk.signIn('Ana')
  }, 60_000)
  afterEach(async () => {
    await desk.stop()
    await store.close()
  })

  const arrives = (number = 1, more: Partial<ReturnType<typeof sampleContact>> = {}) =>
    store.messages.receive({ ...sampleContact(number), ...more }, false)
  const page = async (path: string, person = ana) => (await desk.ask({ path, headers: person.headers })).text
  const sends = (path: string, form: Record<string, string>, person = ana) =>
    desk.ask({ path, form: { ficha: person.ficha, ...form }, headers: person.headers })
  const script = (path: string, json: unknown, person = ana) =>
    desk.ask({ path, json, headers: { ...person.headers, 'x-ficha': person.ficha } })
  const versionIn = (text: string) => /name="versao" value="(\d+)"/.exec(text)?.[1] ?? ''
  const rowsIn = (text: string) =>
    Array.from(text.matchAll(/href="\/mensagens\/(\d+)"[^>]*data-row/g), ([, id]) => Number(id))

  test('the list shows whose turn it is, and its filters stand in the address', async () => {
    for (const number of [1, 2, 3]) await arrives(number)
    expect(rowsIn(await page('/mensagens'))).toEqual([1, 2, 3])
    await sends('/mensagens/2/ato', { versao: versionIn(await page('/mensagens/2')), ato: 'close' })
    await sends('/mensagens/3/ato', {
      versao: versionIn(await page('/mensagens/3')),
      ato: 'passar',
      pessoa: String(ana.person.id),
    })
    const found = async (query: string) => rowsIn(await page(`/mensagens?${query}`))
    expect(await found('')).toEqual([1, 3])
    expect(await found('vez=encerrada')).toEqual([2])
    expect(await found('vez=todas')).toEqual([2, 3, 1])
    expect(await found('quem=eu')).toEqual([3])
    expect(await found('quem=ninguem')).toEqual([1])
    expect(await found('atrasadas=1')).toEqual([])
    expect(await found(`busca=${encodeURIComponent(sampleContact(2).email)}`)).toEqual([2])
    expect(await found(`vez=nossa&busca=${encodeURIComponent(sampleContact(2).email)}`)).toEqual([])
    expect(await found('vez=x&quem=-1&pagina=0&origem=y')).toEqual([1, 3])
    expect(await page('/mensagens?busca=nada-disso')).toContain('Nenhuma mensagem assim.')
  })

  test('a copy that cannot be checked is told by the state of things, not by a code', async () => {
    const { status, headers } = await sends('/situacao/copia', {})
    expect([status, headers.location]).toEqual([303, '/situacao?feito=copia-falhou'])
    const text = await page('/situacao?feito=copia-falhou')
    expect(text).toContain('A cópia não conferiu')
    expect(text).not.toContain('[inbox-')
    expect(text).not.toContain('action="/situacao/copia"')
  })

  test('opening a message is written down, and shows what was asked as products', async () => {
    await arrives(1, { message: 'Preciso de C5VGA3 x2 e do https://loja.example/produto/cabo' })
    const text = await page('/mensagens/1')
    expect(text).toContain('Citado na mensagem')
    expect(text).toContain('src="/vitrine/desenhos/c.svg"')
    expect(text).toContain('href="https://loja.example/produto/cabo"')
    expect((await store.audit.all()).at(-1)).toMatchObject({ operator: 'Ana', action: 'opened', target: 1 })
    expect((await desk.ask({ path: '/mensagens/9', headers: ana.headers })).status).toBe(404)
  })

  test('an empty list says what waits among possible spam', async () => {
    expect(await page('/mensagens')).not.toContain('nenhuma é descartada')
    await store.messages.receive(sampleContact(1), true)
    const text = (await page('/mensagens')).replaceAll('<!-- -->', '')
    expect(text).toContain('1 mensagem está em <a href="/mensagens?vez=spam"')
  })

  test('an answer is kept with the message, by a template, and its draft goes', async () => {
    await arrives()
    await script('/rascunhos', { path: 'mensagens/1', text: 'Começo meu' })
    const chosen = await page('/mensagens/1?modelo=orcamento')
    expect(chosen).toMatch(/Começo meu\n\nOlá, \p{L}+\. \[preço\]<\/textarea>/u)
    const form = { versao: versionIn(chosen), via: 'whatsapp', assunto: '', texto: 'Olá! Segue a proposta.' }
    const answer = await sends('/mensagens/1/resposta', form)
    expect(answer.headers.location).toBe('/mensagens/1?feito=resposta')
    const after = await page(answer.headers.location ?? '')
    expect(after).toContain('esperando o cliente')
    expect(after).toContain('Ana respondeu por WhatsApp')
    expect(after).toMatch(/href="https:\/\/wa\.me\/55\d+\?text=Ol%C3%A1!%20Segue/)
    expect(after).not.toContain('Começo meu')
    expect(rowsIn(await page('/mensagens'))).toEqual([])
  })

  test('an answer with words between brackets asks before it is sent', async () => {
    await arrives()
    const form = { versao: '1', via: 'telefone', assunto: '', texto: 'Custa [preço], por [peça].' }
    const asked = await sends('/mensagens/1/resposta', form)
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('falta completar [preço], [peça]')])
    expect(asked.text).toContain('Custa [preço], por [peça].</textarea>')
    expect(rowsIn(await page('/mensagens'))).toEqual([1])
    expect((await sends('/mensagens/1/resposta', { ...form, assim: 'sim' })).status).toBe(303)
    expect(await page('/mensagens/1')).toContain('Ana respondeu por telefone')
  })

  test('an answer recorded by mistake is taken back: its text returns, the turn is as before', async () => {
    await arrives()
    await sends('/mensagens/1/resposta', { versao: '1', via: 'balcao', assunto: '', texto: 'Para outra pessoa' })
    const answered = await page('/mensagens/1')
    const way = /action="(\/mensagens\/1\/resposta\/\d+\/desfazer)"/.exec(answered)?.[1] ?? ''
    const { headers } = await sends(way, { versao: versionIn(answered) })
    const after = await page(headers.location ?? '')
    expect(after).toContain('Para outra pessoa</textarea>')
    expect(after).not.toContain('Ana respondeu por')
    expect(after).toContain('desfez a resposta registrada')
    expect(rowsIn(await page('/mensagens'))).toEqual([1])
    expect((await sends(way, { versao: versionIn(after) })).status).toBe(404)
  })

  test('one answer answers both messages of a person, and leads to the next one', async () => {
    const { email } = sampleContact(1)
    await arrives(1)
    await arrives(2, { email, message: 'Esqueci: com frete' })
    await arrives(3)
    expect(await page('/mensagens/1')).toMatch(/name="tambem" value="2\.1"/)
    const form = { versao: '1', via: 'telefone', assunto: '', texto: 'As duas juntas', tambem: '2.1', proxima: 'sim' }
    const { headers } = await sends('/mensagens/1/resposta', form)
    expect(headers.location).toBe('/mensagens/3?feito=resposta-proxima')
    for (const id of [1, 2]) expect(await page(`/mensagens/${id}`)).toContain('As duas juntas')
    expect(rowsIn(await page('/mensagens'))).toEqual([3])
  })

  test('an answer is written into no message of another customer, though a form names it', async () => {
    await arrives(1)
    await arrives(2, { phone: '(41) 98888-0000' })
    const form = { versao: '1', via: 'telefone', assunto: '', texto: 'Só para um', tambem: '2.1' }
    expect((await sends('/mensagens/1/resposta', form)).status).toBe(303)
    expect((await page('/mensagens/1')).includes('Só para um')).toBe(true)
    expect((await page('/mensagens/2')).includes('Só para um')).toBe(false)
    expect(rowsIn(await page('/mensagens'))).toEqual([2])
  })

  test('the menu counts what waits, and a telephone and an address are links', async () => {
    await arrives(1, { phone: '(41) 99999-0000' })
    await store.reviews.receive(sampleReview(), false)
    const text = await page('/mensagens/1')
    expect(text).toMatch(/data-waiting="\/mensagens"[^>]*>1</)
    expect(text).toMatch(/data-waiting="\/avaliacoes"[^>]*>1</)
    expect(text).toMatch(/data-waiting="\/propostas"[^>]*><\/span>/)
    expect(text).toContain('href="tel:41999990000"')
    expect(text).toContain(`href="mailto:${encodeURIComponent(sampleContact(1).email)}"`)
  })

  test('WhatsApp is a way to answer where it can be opened', async () => {
    await arrives(1)
    await arrives(2, { phone: '+1 202 555 0100' })
    expect(await page('/mensagens/1')).toContain('Abrir no WhatsApp')
    expect(await page('/mensagens/2')).not.toContain('Abrir no WhatsApp')
  })

  test('what was done is taken back by one press', async () => {
    await arrives()
    const { headers } = await sends('/mensagens/1/ato', { versao: versionIn(await page('/mensagens/1')), ato: 'close' })
    const said = await page(headers.location ?? '')
    const undo = /action="(\/desfazer\/[\w-]+)"/.exec(said)?.[1] ?? ''
    expect((await sends(undo, { volta: '/mensagens/1' })).headers.location).toBe(
      '/mensagens/1?feito=desfeito&n=1&recusadas=0',
    )
    expect(rowsIn(await page('/mensagens'))).toEqual([1])
  })

  test('two at once: the second one sees both texts, nothing is overwritten, and then decides', async () => {
    await arrives()
    const bia = await desk.signIn('Bia', 'atende')
    const versao = versionIn(await page('/mensagens/1'))
    const form = { versao, via: 'telefone', assunto: '' }
    expect((await sends('/mensagens/1/resposta', { ...form, texto: 'O texto de Ana' })).status).toBe(303)
    // The act is written after the answer, so its time may be a moment later.
    await run(`UPDATE ${kind.schema}message_answers SET at = '2026-01-01T00:00:00.000Z'`)
    const second = await sends('/mensagens/1/resposta', { ...form, texto: 'O texto de Bia' }, bia)
    expect(second.status).toBe(409)
    expect(second.text).toContain('O texto de Ana')
    expect(second.text).toContain('O texto de Bia</textarea>')
    expect(await page('/mensagens/1')).not.toContain('O texto de Bia')
    const again = { ...form, versao: versionIn(second.text), texto: 'O texto de Bia' }
    expect((await sends('/mensagens/1/resposta', again, bia)).status).toBe(303)
    expect(await page('/mensagens/1')).toContain('O texto de Bia')
    const old = await sends('/mensagens/1/ato', { versao, ato: 'close' }, bia)
    expect([old.status, old.text]).toEqual([409, expect.stringContaining('Gravar o meu também')])
    expect(old.text).toMatch(/href="\/mensagens\/1"[^>]*>Deixar como está/)
  })

  test('many messages are changed at once, those that another one changed stay, and all of it is taken back', async () => {
    for (const number of [1, 2, 3]) await arrives(number)
    const list = await page('/mensagens')
    const marked = Array.from(list.matchAll(/name="mensagem"[^>]* value="([\d.]+)"/g), ([, value = '']) => value)
    await sends('/mensagens/3/ato', { versao: versionIn(await page('/mensagens/3')), ato: 'wait' })
    const form = new URLSearchParams([['ficha', ana.ficha], ['ato', 'close'], ['volta', '/mensagens?quem=ninguem']]) // prettier-ignore
    for (const value of marked) form.append('mensagem', value)
    const done = await desk.ask({ path: '/mensagens/varias', form, headers: ana.headers })
    expect(done.headers.location).toMatch(/^\/mensagens\?quem=ninguem&feito=varias&n=2&recusadas=1&lote=[\w-]+$/)
    const said = await page(done.headers.location ?? '')
    expect(said).toContain('Feito em 2 mensagens. Uma ficou como estava')
    await sends(/action="(\/desfazer\/[\w-]+)"/.exec(said)?.[1] ?? '', { volta: '/mensagens' })
    expect(rowsIn(await page('/mensagens'))).toEqual([1, 2])
    expect((await sends('/mensagens/varias', { ato: 'close', volta: 'https://evil.example' })).headers.location).toBe(
      '/?feito=nenhuma',
    )
    const [mensagem = ''] = marked
    expect((await sends('/mensagens/varias', { ato: 'passar', pessoa: '99', mensagem })).status).toBe(404)
    for (const dias of ['999999999', '-1', ''])
      expect((await sends('/mensagens/varias', { ato: 'lembrar', dias, mensagem })).status).toBe(400)
  })

  test('what was typed into a form that is refused stands in the answer, as text', async () => {
    const nota = 'Ligar às 8h.\n<b>Pedir a foto</b>'
    const oldPage = await desk.ask({ path: '/mensagens/1/nota', form: { ficha: 'velha', nota }, headers: ana.headers })
    const gone = await sends('/mensagens/99/nota', { nota })
    expect([oldPage.status, gone.status]).toEqual([403, 404])
    for (const { text } of [oldPage, gone]) {
      expect(text).toContain('O que você digitou')
      expect(text).toContain('Ligar às 8h.\n&lt;b&gt;Pedir a foto&lt;/b&gt;')
      expect(text).not.toContain('velha')
    }
  })

  test('a message that came by telephone is written down with a name and a sentence', async () => {
    const form = {
      origin: 'telefone',
      name: 'Seu João',
      company: '',
      phone: '',
      email: 'joao@',
      subject: 'Outros',
      message: 'Cabo',
    }
    const refused = await sends('/mensagens/nova', form)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Seu João')])
    const { headers } = await sends('/mensagens/nova', { ...form, email: '' })
    expect(headers.location).toBe('/mensagens/1?feito=registrada')
    expect(await page('/mensagens/1')).toContain('telefone')
  })

  test('who has a message open is seen, and drafts are each person’s own', async () => {
    await arrives()
    const bia = await desk.signIn('Bia', 'atende')
    expect(JSON.parse((await script('/presenca', { path: 'mensagens/1' })).text)).toEqual({ others: [] })
    expect(JSON.parse((await script('/presenca', { path: 'mensagens/1' }, bia)).text)).toEqual({ others: ['Ana'] })
    expect(await page('/mensagens', bia)).toContain('Aberta por Ana')
    await script('/rascunhos', { path: 'mensagens/1', text: 'De Ana' })
    expect(await page('/mensagens/1', bia)).not.toContain('De Ana')
    await script('/rascunhos', { path: 'mensagens/1/nota', text: 'Uma nota' })
    expect(await page('/mensagens/1')).toContain('Uma nota</textarea>')
    await script('/presenca', { path: 'mensagens/1', isLeaving: true })
    expect(await page('/mensagens/1', bia)).not.toContain('aberta por Ana')
    expect((await script('/rascunhos', { path: '../x', text: '' })).status).toBe(400)
    expect((await desk.ask({ path: '/rascunhos', json: { path: 'a/1', text: '' }, headers: ana.headers })).status).toBe(
      403,
    )
  })

  test('what an open page asks by itself is no use of a session', async () => {
    for (let asked = 0; asked < 13; asked += 1) {
      now += hour
      for (const path of ['/mensagens/novidades', '/mensagens'])
        await desk.ask({ path, headers: { ...ana.headers, 'sec-fetch-dest': 'empty' } })
      await script('/presenca', { path: 'mensagens/1' })
    }
    expect((await desk.ask({ path: '/mensagens', headers: ana.headers })).status).toBe(303)
  })

  test('script texts in every field are shown as text', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    await arrives(1, {
      name: evil,
      company: evil,
      subject: evil,
      message: `${evil} javascript:alert(1) https://evil.example`,
    })
    await sends('/mensagens/1/nota', { nota: evil })
    const versao = versionIn(await page('/mensagens/1'))
    await sends('/mensagens/1/resposta', { versao, via: 'email', assunto: evil, texto: evil })
    const conflict = await sends('/mensagens/1/resposta', { versao, via: 'email', assunto: evil, texto: evil })
    const pages = [
      await page('/mensagens?vez=todas'),
      await page('/mensagens/1'),
      await page(`/mensagens?busca=${encodeURIComponent(evil)}`),
    ]
    for (const text of [...pages, conflict.text]) {
      expect(text).not.toMatch(/<script>|<img src=x|onerror=alert\(1\)>(?!&|[^<]*&gt;)/)
      expect(text).not.toMatch(/href="(?:javascript:|https:\/\/evil)/)
      expect(text).toContain('&lt;script&gt;')
    }
  })

  test('the table and the page say whose turn it is today, and only what is open can be put off', async () => {
    await arrives(1)
    const does = async (ato: string) =>
      sends('/mensagens/1/ato', { versao: versionIn(await page('/mensagens/1')), ato })
    await does('wait')
    await run("UPDATE contacts SET remind_on = '2020-01-01'")
    expect((await desk.ask({ path: '/mensagens.csv', headers: ana.headers })).text).toContain('nossa vez')
    expect(await page('/mensagens/1')).toContain('value="lembrar"')
    await does('close')
    expect((await desk.ask({ path: '/mensagens.csv', headers: ana.headers })).text).toContain('encerrada')
    expect(await page('/mensagens/1')).not.toContain('value="lembrar"')
  })

  test('a table of what is shown opens as text, and is written down', async () => {
    await arrives(1, { name: '=HYPERLINK("https://evil.example")' })
    const { headers, text } = await desk.ask({ path: '/mensagens.csv?vez=todas', headers: ana.headers })
    expect(headers['content-disposition']).toBe('attachment; filename="mensagens.csv"')
    expect(text).not.toMatch(/(?:^|[;,"])=HYPERLINK/m)
    expect((await store.audit.all()).at(-1)).toMatchObject({
      operator: 'Ana',
      action: 'export-csv',
      note: 'mensagens',
    })
  })
})
