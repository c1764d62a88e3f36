import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#tests/catalogue-content.ts'

/** The terms and subjects of the spec (§2, §3, §9), as the sample brand has them. */

const { brand, pages } = await loadCatalogue()

test('the benefit strip has the four lines of the spec', () => {
  expect(brand.offers.benefits.map(({ title, text }) => `${title} – ${text}`)).toEqual([
    'Parcelamento – Em até 12x sem juros',
    'Envio Rápido – Entrega em 24-48h',
    'Retirada – Retire em nossa loja',
    'Certificações – ANVISA, CE, FDA',
  ])
})

test('prices, delivery and replies have the terms of the spec', () => {
  expect(brand.offers).toMatchObject({
    pixDiscount: 5,
    instalments: 8,
    pricedNote: 'Frete grátis',
    delivery: { name: 'Frete Fixo', price: 0, term: '6 dias úteis' },
    reply: 'Resposta em até 30 minutos durante horário comercial',
    clients: '+2.500 clientes atendidos',
  })
  expect(brand.warranty).toContain('12 meses')
  expect(brand.footerCategories).toHaveLength(6)
})

test('every figure of the pages is a promise of the brand, told by its word', async () => {
  for (const name of ['home', 'about', 'equipment']) {
    const written = await readFile(`content/pages/${name}.yaml`, 'utf8')
    const values = [...written.matchAll(/\{ value: (.+?), label:/g)].map(([, value]) => value)
    expect(values.filter((value) => !/^"\{\w+\}\+?"$/.test(value ?? ''))).toEqual([])
  }
})

test('the contact form offers the subjects of the spec', () => {
  expect(pages.contact.form.subjects).toEqual([
    'Células de Oxigênio',
    'Sensores Médicos',
    'Suporte Técnico',
    'Orçamento',
    'Outros',
  ])
})
