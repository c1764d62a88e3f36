import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

const product = (fields: string) => `
name: Peça
category: acessorios-componentes
productType: modulos
description: Uma peça.
availability: em-estoque
condition: novo
equipmentBrand: outros
${fields}
`

test('a SKU that two products have is reported with both', async () => {
  const { write, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: C10VGA1'))
  expect(await faults()).toEqual([
    {
      file: 'content/products/zz-peca.yaml',
      path: 'sku',
      problem: 'found C10VGA1, which products/cabo-ecg-10-vias-aha.yaml has too; every SKU stands once',
    },
  ])
})

test('a variant’s SKU that another product has is reported too', async () => {
  const { write, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('variants:\n  - { id: a, leads: "3", sku: EID101 }\n  - { id: b, leads: "5", sku: ZZ5 }'))
  expect((await faults()).map(({ file, problem }) => [file, problem])).toEqual([
    ['content/products/zz-peca.yaml', expect.stringContaining('found EID101, which products/cabo-pi-dixtal.yaml has too')],
  ])
})

test.each([
  { fault: 'the same SKU', second: '{ id: b, leads: "5", sku: Z3 }', problem: 'found Z3, which' },
  { fault: 'the same id', second: '{ id: a, leads: "5", sku: Z5 }', problem: 'found two variants with the same id (a)' },
  { fault: 'the same choices', second: '{ id: b, leads: "3", sku: Z5 }', problem: 'found two variants with the same choices' },
  { fault: 'different questions', second: '{ id: b, leads: "5", vias: "1", sku: Z5 }', problem: 'found variants that answer different questions' },
])('two variants with $fault are reported', async ({ second, problem }) => {
  const { write, faults } = await copyContent()
  await write('products/zz-peca.yaml', product(`variants:\n  - { id: a, leads: "3", sku: Z3 }\n  - ${second}`))
  expect((await faults()).map((fault) => [fault.file, fault.problem])).toEqual([
    ['content/products/zz-peca.yaml', expect.stringContaining(problem)],
  ])
})

test('a product with variants and a SKU of its own is reported', async () => {
  const { write, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: ZZ1\nvariants:\n  - { id: a, leads: "3", sku: ZZ3 }'))
  expect(await faults()).toEqual([expect.objectContaining({ path: 'sku', problem: expect.stringContaining('each variant has its own') })])
})

test.each(['accessory', 'equipment'])('an original price that is not above the current one is reported: %s', async (kind) => {
  const { write, replace, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('currentPrice: 100\noriginalPrice: 100'))
  if (kind === 'equipment') {
    await replace('products/zz-peca.yaml', /category[\s\S]*?(?=description)/, 'category: equipamentos\nfamily: diagnostico\nbrand: outros\nspecialty: UTI\ntechnology: Digital\ntreatment: Diagnóstico\n')
    await replace('products/zz-peca.yaml', /condition: novo\nequipmentBrand: outros\n/, '')
  }
  expect(await faults()).toEqual([
    { file: 'content/products/zz-peca.yaml', path: 'originalPrice', problem: 'found 100, expected more than currentPrice (100)' },
  ])
})

test('an alias that two categories have, and one that is a category’s slug, are reported', async () => {
  const { replace, faults } = await copyContent()
  await replace('categories.yaml', '- slug: displays-lcd\n', '- slug: displays-lcd\n  aliases: [celulas-oxigenio, capnografia]\n')
  expect((await faults()).map(({ file, problem }) => `${file}: ${problem}`).toSorted()).toEqual([
    'content/categories.yaml: found capnografia twice, expected each slug and alias once',
    'content/categories.yaml: found celulas-oxigenio twice, expected each slug and alias once',
  ])
})

const article = (fields: string) => `---
id: "99"
title: Guia
excerpt: Resumo.
published: true
created_at: "2024-01-15"
updated_at: "2024-01-15"
${fields}
---
Texto.
`

test('an article’s category and products that do not exist are reported', async () => {
  const { write, faults } = await copyContent()
  await write('blog/guia.md', article('category_id: "9"\nrelatedProducts: [cabo-pi-ge, cabo-que-nao-existe]'))
  expect(await faults()).toEqual([
    { file: 'content/blog/guia.md', path: 'category_id', problem: 'found 9, expected an id of content/blog-categories.yaml' },
    { file: 'content/blog/guia.md', path: 'relatedProducts', problem: 'found cabo-que-nao-existe, expected the id of a product' },
  ])
})

test('a product that is only broken is not reported again as missing from the articles that name it', async () => {
  const { write, replace, faults } = await copyContent()
  await write('blog/guia.md', article('category_id: "1"\nrelatedProducts: [cabo-pi-ge]'))
  await replace('products/cabo-pi-ge.yaml', 'category: acessorios-componentes', 'category: acessorios')
  expect((await faults()).map(({ file, path }) => `${file} ${path}`)).toEqual(['content/products/cabo-pi-ge.yaml category'])
})

test('removing a product that articles name is reported by each of them', async () => {
  const { write, remove, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: ZZ1'))
  await write('blog/guia.md', article('category_id: "1"\nrelatedProducts: [zz-peca]'))
  expect(await faults()).toEqual([])
  await remove('products/zz-peca.yaml')
  expect((await faults()).map(({ problem }) => problem)).toEqual(['found zz-peca, expected the id of a product'])
})
