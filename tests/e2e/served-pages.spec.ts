import { expect, test } from '@playwright/test'
import { menu } from '#desk/shell/menu.ts'
import { allTools } from '#domain/pages/tools.ts'
import { whatsappText } from './pages.ts'
import { served } from './served.ts'
import { shop } from './shop.ts'

/**
 * What pages say as the server sends them: to whoever has no scripts, and to search engines. Asked without a browser.
 */

const contact = new RegExp(`^https://wa\\.me/${shop.whatsapp.main}\\?text=`)

test('each WhatsApp link of the home page says what it is for, and its chips search the accessories', async ({
  request,
}) => {
  const home = await served(request, '/')
  for (const [name, words] of [
    ['Falar com Especialista', 'falar com um especialista'],
    ['Seja um parceiro', 'parceria'],
    ['Iniciar atendimento', 'iniciar um atendimento'],
  ] as const)
    expect(whatsappText(home.href(name) ?? '')).toContain(words)
  expect(home.text).toContain('Resposta em ~15 min')
  expect(home.href('Sensores SpO2 2')).toMatch(/\/acessorios-componentes\?search=/)
  for (const path of ['/categoria/celulas-oxigenio', '/categoria/celulas-de-oxigenio', '/compatibilidade'])
    expect(home.html).toContain(`href="${path}"`)
})

test('the desk’s addresses are nobody’s on the public port', async ({ request }) => {
  const addresses = [
    ...menu.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)]),
    '/entrar',
    '/entrar/abc',
    '/sair',
    '/chaves',
    '/arquivos/mesa.svg',
  ]
  // The site’s own (§2), and leads to the accessories.
  const former = '/catalogo'
  for (const path of addresses) {
    const status = path === former ? 301 : 404
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, status])
    expect([path, (await request.post(path)).status()]).not.toEqual([path, 200])
  }
})

test('the footer asks for quotes and names who is responsible', async ({ request }) => {
  const { href, text } = await served(request, '/')
  expect(href('Orçamento por e-mail')).toMatch(/subject=Interesse%20em%20Equipamentos%20M%C3%A9dicos/)
  expect(href('Termos')).toBe('/termos')
  for (const certification of shop.certifications) expect(text).toContain(certification)
  expect(text).toContain(`CNPJ ${shop.cnpj}`)
})

test('the contact page offers WhatsApp, e-mail and phone', async ({ request }) => {
  const { href, text } = await served(request, '/contato')
  expect(href('Ligar Agora')).toBe('tel:+559132221111')
  expect(href('Enviar E-mail')).toMatch(/^mailto:.*subject=Contato%20via%20Site%20-%20/)
  expect(href('Chamar no WhatsApp')).toMatch(/^https:\/\/wa\.me\//)
  expect(text).toContain('Estamos prontos para atender você. Fale conosco e conheça nossas soluções')
})

test('a product can be asked for without scripts, with choices or without', async ({ request }) => {
  const plain = await served(request, '/produto/1')
  expect(plain.href('via WhatsApp')).toMatch(contact)
  expect(plain.href('Solicitar por Email')).toMatch(/^mailto:/)
  const withChoices = await served(request, '/produto/cabo-ecg-ge-aha')
  expect(withChoices.href('Pedir orçamento via WhatsApp')).toMatch(/^https:\/\/wa\.me\//)
})

test('oxygen cells 2, 3 and 4 open their own fixed texts', async ({ request }) => {
  const texts = new Set<string>()
  for (const id of ['2', '3', '4']) {
    const text = whatsappText((await served(request, `/produto/${id}`)).href('via WhatsApp') ?? '')
    expect(text).toMatch(/célula/i)
    expect(text).not.toMatch(/^Gostaria de um orçamento para/)
    texts.add(text)
  }
  expect(texts.size).toBe(3)
})

test('a product that is not there shows parts of the kind that its address names', async ({ request }) => {
  const { html, text } = await served(request, '/produto/cabo-ecg-antigo')
  expect(html).toMatch(/<input[^>]*value="cabo ecg antigo"/)
  expect(text).toMatch(/Peças parecidas .*Cabo de ECG/)
})

for (const [search, words] of [
  ['C5VG14', ['1 produto encontrado', 'C5VG14']],
  ['eid%20301', ['1 produto encontrado', 'EID301']],
  ['C5VG15', ['Não temos o código “C5VG15”', 'Códigos parecidos:', 'C5VG14']],
  ['cabo+pi+mindray+umec+12', ['Não temos cabo de pressão invasiva citado para o uMEC 12; o mais próximo:']],
  ['display+lcd+mindray&marca=philips', ['Nenhum produto encontrado', 'Entendemos como', 'Displays LCD', 'Mindray']],
] as const)
  test(`a search for ${search} is answered in the served page: ${words[0]}`, async ({ request }) => {
    const { text } = await served(request, `/acessorios-componentes?search=${search}`)
    for (const word of words) expect(text).toContain(word)
  })

test('a search fills its field, marks the words of names and leads to the variant of a code', async ({ request }) => {
  const marked = await served(request, '/acessorios-componentes?search=cabo+ecg+mindray')
  expect(marked.html).toMatch(/<input[^>]*value="cabo ecg mindray"/)
  for (const word of ['Cabo', 'ECG', 'Mindray']) expect(marked.html).toMatch(new RegExp(`<mark[^>]*>${word}</mark>`))
  expect(marked.href('Cabo de ECG de 5 vias para Mindray')).toBe('/produto/cabo-ecg-mindray-5-vias')
  expect((await served(request, '/acessorios-componentes?search=eid%20301')).html).toContain(
    'href="/produto/cabo-pi-ge?opcao=argon"',
  )
})

test('two wishes are answered in two groups', async ({ request }) => {
  const { html } = await served(request, '/acessorios-componentes?search=cabo+ecg+e+bra%C3%A7adeira+mindray')
  const groups = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, words = '']) =>
    words.replaceAll(/<[^>]*>/g, '').toLowerCase(),
  )
  expect(groups).toEqual(expect.arrayContaining(['cabo ecg mindray', 'braçadeira mindray']))
})

test('what found nothing asks on WhatsApp with its words, drops filters, and leads on with what is known', async ({
  request,
}) => {
  const empty = await served(request, '/acessorios-componentes?search=display+lcd+mindray&marca=philips')
  expect(whatsappText(empty.href('Perguntar no WhatsApp') ?? '')).toContain('display lcd mindray')
  expect(empty.href('“display lcd mindray” sem filtros')).toBe('/acessorios-componentes?search=display+lcd+mindray')
  for (const [path, way, field] of [
    ['/acessorios-componentes?search=qwxzy&tipo=cabos-ecg', '/identificar-peca?busca=qwxzy&peca=cabos-ecg', 'qwxzy'],
    ['/equipamentos?search=qwxzy', '/identificar-peca?busca=qwxzy', 'qwxzy'],
    ['/produto/cabo-que-nao-existe', '/identificar-peca?busca=cabo%20que%20nao%20existe', 'cabo que nao existe'],
    ['/compatibilidade/dixtal/dx-9999', '/identificar-peca?marca=dixtal&modelo=dx-9999', 'dx-9999'],
  ] as const) {
    expect((await served(request, path)).href('Não sei o código'), path).toBe(way)
    expect((await served(request, way)).html).toContain(field)
  }
  for (const path of ['/carrinho', '/categoria/cabos-de-ecg'])
    expect((await served(request, path)).href('Não sei o código')).toMatch(/^\/identificar-peca/)
})

test('a filtered list arrives filtered, and another shows what it leads to by equipment', async ({ request }) => {
  const { html } = await served(request, '/acessorios-componentes?marca=mindray&tipo=cabos-ecg')
  expect(html).toContain('C5VG14')
  expect(html).not.toContain('C5VG19')
  const lamps = await served(request, '/acessorios-componentes?tipo=lampadas')
  expect(lamps.text).toContain('Peças pelo equipamento')
  expect(lamps.href('Mindray')).toBe('/compatibilidade/mindray')
})

test('brand and model lead to the parts that are named for it; no page says that a part merely fits', async ({
  request,
}) => {
  const model = '/compatibilidade/mindray/umec-12'
  expect((await served(request, '/compatibilidade/mindray')).href('uMEC 12')).toBe(model)
  for (const path of ['/produto/cabo-ecg-mindray-5-vias', '/produto/monitor-mindray-umec12'])
    expect((await served(request, path)).html).toContain(`href="${model}"`)
  const { text } = await served(request, model)
  for (const words of [
    'Peças e acessórios para Mindray uMEC 12',
    'ATENÇÃO',
    'Compatíveis com este modelo, segundo a ficha',
    'Para Mindray, modelo a confirmar',
    'Universais, conforme o conector',
    'Braçadeiras de PNI',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/\bserve(m)?\b/i)
})

test('each tool has one name: in header and footer, and at the beginning of its own heading and title', async ({
  request,
}) => {
  const home = await served(request, '/')
  for (const { name, to } of allTools) {
    expect(home.href(name), name).toBe(to)
    const { status, html } = await served(request, to)
    expect([to, status]).toEqual([to, 200])
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]?.startsWith(name), `the heading of ${to}`).toBe(true)
    expect(/<title[^>]*>([^<]*)/.exec(html)?.[1]?.startsWith(name), `the title of ${to}`).toBe(true)
  }
})

test('an article tells search engines and previews what it is, and ends in its norms and sources', async ({
  request,
}) => {
  const { html, text, meta, canonical } = await served(request, '/blog/cabo-ecg-3-ou-5-vias')
  expect(meta('og:type')).toBe('article')
  expect(meta('article:published_time')).toBe('2024-03-14')
  expect(meta('author')).toBe(`Equipe ${shop.name}`)
  expect(meta('description')).toBe(meta('og:description'))
  expect(canonical).toBe(`${shop.siteUrl}/blog/cabo-ecg-3-ou-5-vias`)
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  expect(JSON.parse(data ?? '')).toMatchObject([{ '@type': 'BlogPosting' }, { '@type': 'BreadcrumbList' }])
  expect(text).toMatch(/Normas e fontes .*IEC 60601-2-27/)
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener"[^>]*>[^<]*Kligfield/)
  expect(html).toContain('href="#normas-e-fontes"')
})

test('a search of the blog without result says so and offers the way back', async ({ request }) => {
  const { text, href } = await served(request, '/blog?search=nada-disso')
  expect(text).toContain('Nenhum artigo encontrado')
  expect(text).toContain('Tente ajustar os filtros ou termo de busca.')
  expect(href('Ver todos os artigos')).toBe('/blog')
})

test('the terms say what a quote is; the privacy page who answers, for how long, and that no access is recorded', async ({
  request,
}) => {
  const terms = await served(request, '/termos')
  expect(terms.text).toContain('Termos de uso')
  expect(terms.text).toContain('O que é um orçamento, e o que não é')
  const { text, html } = await served(request, '/privacidade')
  expect(text).toContain('agente de tratamento de pequeno porte')
  // What `script/inbox retention` deletes (server/store/inbox-commands.ts): by arrival, handled or not, except what is shown.
  expect(text).toMatch(
    /Mensagens do formulário, com as respostas e anotações: apagadas \d+ dias depois de recebidas, atendidas ou não/,
  )
  expect(text).toMatch(/não foram publicadas ou saíram do ar: apagadas \d+ dias depois de recebidas/)
  expect(text).toContain('não guarda registros de acesso')
  expect(html.match(/<h2[^>]*>Registros de acesso \(Marco Civil da Internet\)/g)).toHaveLength(1)
})
