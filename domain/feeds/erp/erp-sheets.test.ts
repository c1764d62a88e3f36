import { expect, test } from 'vitest'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { offeredItems } from '#domain/feeds/offered-item.ts'
import { accessory, ecgVariants, equipment } from '#tests/samples.ts'
import { erpSheet, erpSheets, type ErpSystem } from './erp-sheets.ts'

const products = [accessory({ currentPrice: 1149.5, variants: ecgVariants }), equipment()]
const items = products.flatMap(offeredItems).map((item) => ({ ...item, link: `https://loja.example${item.path}` }))

const ncmHeadings = ['NCM', 'NCM (Classificação fiscal)', 'Código NCM']

function rowsOf(system: ErpSystem): Record<string, string | undefined>[] {
  const { heading, rows } = erpSheet(system, items)
  return rows.map((row) => Object.fromEntries(heading.map((name, column) => [name, row[column]])))
}

test('the headings are those of the templates, in their order', () => {
  expect(erpSheet('bling', []).heading.join(';')).toBe(
    'ID;Código;Descrição;Unidade;NCM;Origem;Preço;Situação;Estoque;GTIN/EAN;Descrição Complementar;Grupo de produtos;Marca;CEST;Link Externo',
  )
  expect(erpSheet('tiny', []).heading.join(';')).toBe(
    'ID;Código (SKU);Descrição;Unidade;NCM (Classificação fiscal);Origem;Preço;Situação;Estoque;GTIN/EAN;Descrição complementar;CEST;Tipo do produto;Marca',
  )
  expect(erpSheet('omie', []).heading.join(';')).toBe(
    'Código do Produto;Descrição do Produto;Código NCM;Unidade;Preço Unitário de Venda;Família de Produto',
  )
})

test('each code is a row, with a comma before the cents and nothing where the price is asked for', () => {
  expect(rowsOf('bling')).toMatchObject([
    { Código: 'C3VGA2', Descrição: 'Cabo de teste: 3 vias', Preço: '1149,50', Marca: '', Situação: 'Ativo', 'Grupo de produtos': 'Cabos de ECG' }, // prettier-ignore
    { Código: 'C5VGA2', Preço: '1149,50', 'Link Externo': 'https://loja.example/produto/cabo-de-teste?opcao=5-vias' },
    { Código: 'monitor-de-teste', Preço: '', Marca: 'Mindray' },
  ])
  expect(rowsOf('tiny')[0]).toMatchObject({ 'Código (SKU)': 'C3VGA2', Preço: '1149,50', 'Tipo do produto': 'S' })
  expect(rowsOf('omie')[2]).toMatchObject({
    'Código do Produto': 'monitor-de-teste',
    'Preço Unitário de Venda': '',
    'Família de Produto': 'Monitores multiparâmetro',
  })
})

test('what the law asks for and the catalogue does not know is left to the company', () => {
  for (const system of keysOf(erpSheets))
    for (const row of rowsOf(system))
      for (const name of [...ncmHeadings, 'GTIN/EAN', 'CEST', 'Origem', 'Estoque', 'ID'])
        expect([system, name, row[name] ?? '']).toEqual([system, name, ''])
})

test('the tax position is written as it is published, on each row of its product', () => {
  const known = offeredItems(accessory({ ncm: '90189099', variants: ecgVariants })).map((item) => ({
    ...item,
    link: '',
  }))
  for (const system of keysOf(erpSheets)) {
    const { heading, rows } = erpSheet(system, known)
    const column = heading.findIndex((name) => ncmHeadings.includes(name))
    expect([system, rows.map((row) => row[column])]).toEqual([system, ['9018.90.99', '9018.90.99']])
  }
})

test('a name is as long as a tax document takes it', () => {
  const [item] = items
  if (!item) throw new Error('no item')
  const { rows } = erpSheet('omie', [{ ...item, name: 'cabo '.repeat(40) }])
  expect(rows[0]?.[1]).toMatch(/^.{100,120}$/)
  expect(rows[0]?.[1]).toMatch(/: 3 vias$/)
})
