import { expect, test } from 'vitest'
import { headingAt, headingSignature, proposedUses } from './foreign-uses.ts'

const used = (heading: readonly string[]) =>
  Object.fromEntries([...proposedUses(heading)].filter(([, use]) => use !== 'none'))

test('the headings of the three systems say what their columns are', () => {
  expect(
    used(['ID', 'Código', 'Descrição', 'NCM', 'Preço', 'Preço de custo', 'Situação', 'Estoque', 'Estoque máximo', 'Descrição Complementar', 'Tipo do item', 'Código Pai', 'Código Integração', 'Grupo de produtos', 'Marca', 'Descrição Curta', 'Preço de Compra']), // prettier-ignore
  ).toEqual({
    Código: 'code',
    Descrição: 'newName',
    NCM: 'ncm',
    Preço: 'currentPrice',
    Situação: 'status',
    Estoque: 'stock',
    'Descrição Complementar': 'newDescription',
    'Código Pai': 'parent',
    'Grupo de produtos': 'group',
  })
  expect(
    used(['Código (SKU)', 'NCM (Classificação fiscal)', 'Código do pai', 'Categoria', 'Tipo do produto', 'Slug']),
  ).toEqual({
    'Código (SKU)': 'code',
    'NCM (Classificação fiscal)': 'ncm',
    'Código do pai': 'parent',
    Categoria: 'group',
  })
  expect(
    used(['Código do Produto', 'Descrição do Produto', 'Código NCM', 'Preço Unitário de Venda', 'Família de Produto']),
  ).toEqual({
    // prettier-ignore
    'Código do Produto': 'code',
    'Descrição do Produto': 'newName',
    'Código NCM': 'ncm',
    'Preço Unitário de Venda': 'currentPrice',
    'Família de Produto': 'group',
  })
})

test('beside a name, a description describes; the first of two columns counts; the shop has its own', () => {
  expect(used(['Nome', 'Descrição', 'Valor (R$)', 'Preço', 'Referência', 'warranty'])).toEqual({
    Nome: 'newName',
    Descrição: 'newDescription',
    'Valor (R$)': 'currentPrice',
    Referência: 'code',
    warranty: 'warranty',
  })
})

test('a heading is the first row that names a code and another thing that is known', () => {
  expect(headingAt([['Tabela de preços'], ['Código', 'Preço'], ['C1', '2']])).toBe(1)
  expect(
    headingAt([
      ['Código', 'Obs.'],
      ['Código', 'NCM'],
    ]),
  ).toBe(1)
  expect(headingAt([['Produtos'], ['Código', 'Preço', 'NCM'], ['C1', '2', '']])).toBe(1)
  expect(headingAt([['C1', '2']])).toBe(0)
})

test('the order of columns, accents and signs make no other heading', () => {
  expect(headingSignature(['Preço', 'Código', ''])).toBe(headingSignature(['CODIGO', 'preco']))
})
