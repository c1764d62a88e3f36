import { expect, test } from '@playwright/test'
import { served } from './served.ts'
import { shop } from './shop.ts'

/** The blog as the server sends it. Asked without a browser. */

test('the list shows every article, newest first, each with what the spec asks', async ({ request }) => {
  const { html, href } = await served(request, '/blog')
  const cards = html.split('<article').slice(1)
  expect(cards).toHaveLength(4)
  const dates = cards.map((card) => /<time datetime="([^"]*)"/i.exec(card)?.[1] ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  const card = cards.find((each) => each.includes('Cabo de ECG de 3 ou 5 vias'))
  for (const words of ['14 de março de 2024', `Equipe ${shop.name}`, 'Guias Técnicos', 'Ler artigo completo'])
    expect(card).toContain(words)
  expect(href('Cabo de ECG de 3 ou 5 vias')).toBe('/blog/cabo-ecg-3-ou-5-vias')
})

test('an article has all its parts and leads back to the blog', async ({ request }) => {
  const { html, text, href } = await served(request, '/blog/leasing-ou-compra-de-equipamentos')
  expect(html).toContain(`<title>Leasing ou compra de equipamentos médicos | Blog ${shop.name}</title>`)
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain('Leasing ou compra de equipamentos médicos')
  for (const words of [
    '6 de março de 2024',
    `Equipe ${shop.name}`,
    'Gestão de Clínicas',
    'min de leitura',
    'Precisa de Ajuda com seus Equipamentos?',
    'Precisa de reposição ou orçamento para seus equipamentos?',
    'Última atualização:',
    'Produtos deste artigo',
    'Leia também',
  ])
    expect(text).toContain(words)
  expect(href(`Fale com um Especialista da ${shop.name}`)).toBe('/contato')
  expect(href('Voltar ao Blog')).toBe('/blog')
})
