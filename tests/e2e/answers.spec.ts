import { expect, test } from '@playwright/test'
import { served } from './served.ts'
import { shop } from './shop.ts'

/** Statuses, addresses and headers: what the server answers is asked without a browser. */

test('former addresses and other spellings lead for good to the one address, with what was asked', async ({
  request,
}) => {
  for (const [formerAddress, currentAddress] of [
    ['/catalogo?search=oximetro', '/acessorios-componentes?search=oximetro'],
    ['/categoria/celulas-oxigenio', '/categoria/celulas-de-oxigenio'],
    ['/compatibilidade/HP/mp40', '/compatibilidade/philips/intellivue-mp40'],
    ['/produto/cabo-ecg-mindray-antigo?opcao=x', '/produto/cabo-ecg-mindray-5-vias?opcao=x'],
    ['/blog/tronco-de-ecg', '/blog/cabo-de-ecg-tronco-ou-peca-unica'],
  ] as const) {
    const response = await request.get(formerAddress, { maxRedirects: 0 })
    expect([formerAddress, response.status(), response.headers()['location']]).toEqual([
      formerAddress,
      301,
      currentAddress,
    ])
  }
})

for (const [path, status, words, linkName, target] of [
  ['/caminho/que-nao-existe', 404, 'Oops! Page not found', 'Return to Home', '/'],
  ['/produto/nao-existe', 404, 'Produto não encontrado', 'Voltar ao Catálogo', '/acessorios-componentes'],
  ['/categoria/nao-existe', 404, 'Categoria não encontrada', 'Sensores de SpO2', '/categoria/sensores-spo2'],
  ['/blog/nao-existe', 404, 'O artigo que você está procurando não foi encontrado.', 'Voltar ao Blog', '/blog'],
  ['/compatibilidade/dixtal/dx-2024', 404, 'Dixtal', 'Dixtal DX 2020', '/compatibilidade/dixtal/dx-2020'],
  ['/produto/monitor-aposentado', 410, '', 'Voltar ao Catálogo', '/acessorios-componentes'],
  ['/blog/promocao-de-2023', 410, '', 'Voltar ao Blog', '/blog'],
  ['/categoria/incubadoras', 410, '', 'Voltar ao Catálogo', '/acessorios-componentes'],
] as const)
  test(`${path} answers ${status} and offers a way on`, async ({ request }) => {
    const page = await served(request, path)
    expect(page.status).toBe(status)
    expect(page.text).toContain(words)
    expect(page.href(linkName)).toBe(target)
  })

test('what cannot stand side by side is answered with 404 and a way on', async ({ request }) => {
  for (const [ids, status] of [
    ['?p=cabo-pi-mindray,monitor-mindray-umec12', 404],
    ['?p=a,b', 404],
    ['', 200],
  ] as const) {
    const page = await served(request, `/comparar${ids}`)
    expect([ids, page.status]).toEqual([ids, status])
    expect(page.href('Escolher um produto')).toBe('/acessorios-componentes')
  }
})

test('a filtered list and a comparison are kept out of search engines, and name the whole list', async ({
  request,
}) => {
  for (const [path, canonical] of [
    ['/blog?search=ecg', '/blog'],
    ['/blog?categoria=manutencao', '/blog'],
    ['/acessorios-componentes?marca=mindray&tipo=cabos-ecg', '/acessorios-componentes'],
  ] as const) {
    const page = await served(request, path)
    expect([path, page.meta('robots'), page.canonical]).toEqual([path, 'noindex,follow', shop.siteUrl + canonical])
  }
  expect((await served(request, '/comparar?p=cabo-pi-mindray,cabo-pi-ge')).meta('robots')).toMatch(/noindex/)
  expect((await served(request, '/blog')).meta('robots')).toBeUndefined()
})

test('what is rendered on request travels compressed like what was built', async ({ request }) => {
  for (const path of ['/acessorios-componentes', '/acessorios-componentes?marca=philips', '/caminho/que-nao-existe']) {
    const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers()['content-encoding']).toBeUndefined()
    const packed = await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(packed.headers()).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.status()).toBe(plain.status())
    expect((await packed.text()).length).toBeCloseTo((await plain.text()).length, -2)
  }
})

test('what pages are rendered from is the built file, whichever parts the router asks for', async ({ request }) => {
  const whole = await request.get('/produto/1.data')
  const part = await request.get('/produto/1.data?_routes=routes%2Fproduct&opcao=x')
  expect(part.headers()['etag']).toBe(whole.headers()['etag'])
  expect(part.headers()['cache-control']).toBe('no-cache')
  const again = await request.get('/produto/1.data', { headers: { 'If-None-Match': whole.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('the feed has every article, and the blog names it', async ({ request }) => {
  const { html } = await served(request, '/blog')
  const feeds = [...html.matchAll(/<link rel="alternate"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(feeds).toEqual(['/blog/rss.xml'])
  for (const feed of feeds) {
    const response = await request.get(feed ?? '')
    expect(response.headers()['content-type']).toContain('xml')
    expect((await response.text()).match(/<(?:item|entry)>/g)).toHaveLength(4)
  }
})
