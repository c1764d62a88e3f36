import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeChanges } from './describe-changes.ts'

const path = 'products/bateria-litio-mindray.yaml'
const battery = readFileSync(`tests/fixture/content/${path}`, 'utf8')

test('what changes in a product is said by its fields', () => {
  const text = battery.replace(/^name: .*/m, 'name: Bateria nova')
  const [{ sentences } = { sentences: [] }] = describeChanges([{ path, base: battery, text }])
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(/^Produtos, Bateria .*: Nome: .* → .*nova/)
})

test('new and removed products, photographs and other files say what becomes of them', () => {
  const photograph = 'images/products/x/1.jpg'
  expect(
    describeChanges([
      { path, base: battery, text: null },
      { path, base: null, text: battery },
      { path: photograph, base: null, text: 'AA==' },
      { path: photograph, base: 'AA==', text: null },
      { path: 'brand.yaml', base: 'a\nb\nc\n', text: 'a\nx\ny\nc\n' },
      { path: 'pages/plain/trocas.yaml', base: null, text: 'a\n' },
      { path: 'search/synonyms.yaml', base: null, text: 'a\n' },
      { path, base: battery, text: 'name: [' },
    ]).flatMap(({ sentences }) => sentences.map((said) => said.replace(/“Bateria .*”/, '“…”'))),
  ).toEqual([
    'Produtos: “…” sai',
    'Produtos: “…” entra',
    'Fotografia nova: x/1.jpg',
    'Fotografia retirada: x/1.jpg',
    '2 linhas mudam',
    'Páginas de texto: “trocas” entra',
    'Arquivo novo',
    expect.stringMatching(/linhas mudam$/),
  ])
})

test('what changes in the rest of the content is said by its records and their fields', () => {
  const content = (file: string) => readFileSync(`tests/fixture/content/${file}`, 'utf8')
  const categories = content('categories.yaml')
  const renamed = categories.replace(/h1Title: .*/, 'h1Title: Nome novo')
  const described = describeChanges([
    { path: 'categories.yaml', base: categories, text: renamed },
    { path: 'categories.yaml', base: categories, text: '[]\n' },
    {
      path: 'brand.yaml',
      base: content('brand.yaml'),
      text: content('brand.yaml').replace(/^name: .*/m, 'name: Outra'),
    },
  ]).map(({ sentences }) => sentences)
  expect(described[0]).toEqual([expect.stringMatching(/^Categorias, .*: Título: .* → Nome novo$/)])
  expect(described[1]?.every((sentence) => /^Categorias: “.*” sai$/.test(sentence))).toBe(true)
  expect(described[2]).toEqual([expect.stringMatching(/^Marca: Nome: .* → Outra$/)])
})
