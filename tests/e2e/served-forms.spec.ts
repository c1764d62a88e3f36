import { expect, test } from '@playwright/test'
import { whatsappText } from './pages.ts'
import { served } from './served.ts'

/** The server's answers to forms that are sent without scripts, requested without a browser. */

/** Expects a form to this address with fields of these names. */
function expectForm(html: string, action: string, names: readonly string[]): void {
  const [, form = ''] = new RegExp(`<form[^>]* action="${action}">(.*?)</form>`, 's').exec(html) ?? []
  for (const name of names) expect(form, `a field '${name}' to ${action}`).toContain(` name="${name}"`)
}

test('the message that identifies a part is composed, and what it lacks is told', async ({ request }) => {
  const begun = await served(request, '/identificar-peca?marca=Dixtal&modelo=DX+2020')
  expectForm(begun.html, '/identificar-peca#mensagem', ['marca', 'modelo', 'rotulo', 'parado', 'montar'])
  expect(begun.html).toMatch(/name="modelo" value="DX 2020"/)
  const sent = await served(request, '/identificar-peca?marca=Dixtal&modelo=DX+2020&rotulo=C5VG&parado=sim&montar=sim')
  const text = whatsappText(sent.href('Enviar por WhatsApp') ?? '')
  for (const words of ['Equipamento: Dixtal DX 2020', 'Etiqueta: C5VG', 'URGENTE']) expect(text).toContain(words)
  const missing = /role="alert"[^>]*>Preencha ao menos um destes/
  expect(begun.html).not.toMatch(missing)
  expect((await served(request, '/identificar-peca?marca=Dixtal&montar=sim')).html).toMatch(missing)
})

test('a list of codes is answered with a table and the ways to send it', async ({ request }) => {
  expectForm((await served(request, '/pedido-rapido')).html, '/pedido-rapido', ['lista'])
  const list = encodeURIComponent('C5VGA2 x 3\nST 05 2\nCPO6 1\nCP7 2\nBom dia')
  const { html, text, href } = await served(request, `/pedido-rapido?lista=${list}`)
  expect(text).toContain('1 de 4 encontrados')
  const row = (line: string) => html.split('<tr').find((part) => part.includes(`>${line}<`)) ?? ''
  expect(row('CPO6 1')).toContain('Código não encontrado')
  expect(row('CPO6 1')).toMatch(/<a [^>]*><span[^>]*>CP06</)
  expect(row('CP7 2')).toContain('Lido como CP07')
  expect(whatsappText(href('Solicitar via WhatsApp') ?? '')).toContain('1) C5VGA2 x3')
  expect(href('Solicitar por e-mail')).toMatch(/^mailto:/)
})

test('a machine is found by its model, and its list goes to the quick order', async ({ request }) => {
  const model = '/compatibilidade/mindray/umec-12'
  expect((await served(request, '/compatibilidade?busca=umec+12')).href('Mindray uMEC 12')).toBe(model)
  const { html, href } = await served(request, model)
  expectForm(html, '/pedido-rapido', ['lista'])
  expect(/<input type="checkbox"[^>]*name="lista"[^>]*>/.exec(html)?.[0]).toContain('value="C5VG14 x 1"')
  expect(href('Enviar esta lista')).toMatch(/wa\.me/)
})

test('options without products are hidden, and each says how many it has with the other filters', async ({
  request,
}) => {
  const { html } = await served(request, '/acessorios-componentes?tipo=displays-monitores-lcd')
  const options = [...html.matchAll(/<label[^>]*>((?:(?!<\/label>).)*name="marca"(?:(?!<\/label>).)*)<\/label>/gs)]
  expect(options.map(([, option = '']) => option.replaceAll(/<[^>]*>/g, ''))).toEqual(['Mindray1'])
})

test('a code that was given up finds the part that took its place', async ({ request }) => {
  const found = await served(request, '/acessorios-componentes?search=cbm%200500')
  expect(found.text).toContain('1 produto encontrado')
  expect(found.html).toContain('C5VG14')
  expect((await served(request, '/acessorios-componentes?search=PI-MR-77')).html).toContain(
    'href="/produto/cabo-pi-mindray?opcao=argon"',
  )
  expect((await served(request, '/categoria/cabos-de-ecg?search=CBM-0500')).text).toContain('1 produto')
})

test('the availability of the chosen variant is the one that the page shows', async ({ request }) => {
  const path = '/produto/bracadeira-pni-mindray?opcao=neonatal-2'
  const { html, href } = await served(request, path)
  const [, data = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const [product]: { offers: { url: string; availability: string }[] }[] = JSON.parse(data)
  // The product itself is in stock.
  expect(product?.offers.find(({ url }) => url.endsWith('?opcao=neonatal-2'))?.availability).toMatch(/PreOrder$/)
  const [badge] = /Em Estoque|Sob Consulta|Em Breve/.exec(/<main.*?<header(.*?)<\/header>/s.exec(html)?.[1] ?? '') ?? []
  expect(badge).toBe('Sob Consulta')
  expect(href('Consultar via WhatsApp')).toMatch(/^https:\/\/wa\.me\//)
})
