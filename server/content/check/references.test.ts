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
  await write('products/zz-peca.yaml', product('sku: C5VG14'))
  expect(await faults()).toEqual([
    {
      file: 'content/products/zz-peca.yaml',
      path: 'sku',
      code: 'conteudo-codigo-repetido',
      problem: 'há C5VG14, que products/cabo-ecg-mindray-5-vias.yaml também tem; cada código aparece uma só vez',
    },
  ])
})

test('a variant’s SKU that another product has is reported too', async () => {
  const { write, faults } = await copyContent()
  await write(
    'products/zz-peca.yaml',
    product('variants:\n  - { id: a, leads: "3", sku: EID101 }\n  - { id: b, leads: "5", sku: ZZ5 }'),
  )
  expect((await faults()).map(({ file, problem }) => [file, problem])).toEqual([
    [
      'content/products/zz-peca.yaml',
      expect.stringContaining('há EID101, que products/cabo-pi-dixtal.yaml também tem'),
    ],
  ])
})

test('two variants with the same SKU, id or choices, or with different questions, are reported', async () => {
  const { write, faults } = await copyContent()
  const twoVariants = (number: number, second: string) =>
    write(`products/zz-${number}.yaml`, product(`variants:\n  - { id: a, leads: "3", sku: Z${number} }\n  - ${second}`))
  await twoVariants(1, '{ id: b, leads: "5", sku: Z1 }')
  await twoVariants(2, '{ id: a, leads: "5", sku: Z20 }')
  await twoVariants(3, '{ id: b, leads: "3", sku: Z30 }')
  await twoVariants(4, '{ id: b, leads: "5", vias: "1", sku: Z40 }')
  expect((await faults()).map(({ file, problem }) => [file, problem])).toEqual([
    ['content/products/zz-1.yaml', expect.stringContaining('há Z1, que products/zz-1.yaml também tem')],
    ['content/products/zz-2.yaml', expect.stringContaining('há duas versões com o mesmo id (a)')],
    ['content/products/zz-3.yaml', expect.stringContaining('há duas versões com as mesmas escolhas')],
    [
      'content/products/zz-4.yaml',
      expect.stringContaining('as versões respondem a perguntas diferentes (leads / vias, leads)'),
    ],
  ])
})

test('a product with variants and a SKU of its own is reported', async () => {
  const { write, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: ZZ1\nvariants:\n  - { id: a, leads: "3", sku: ZZ3 }'))
  expect(await faults()).toEqual([
    expect.objectContaining({
      path: 'sku',
      code: 'conteudo-codigo-de-mais',
      problem: expect.stringContaining('cada versão tem o seu'),
    }),
  ])
})

test.each(['accessory', 'equipment'])(
  'an original price that is not above the current one is reported: %s',
  async (kind) => {
    const { write, replace, faults } = await copyContent()
    await write('products/zz-peca.yaml', product('currentPrice: 100\noriginalPrice: 100'))
    if (kind === 'equipment') {
      await replace(
        'products/zz-peca.yaml',
        /category[\s\S]*?(?=description)/,
        'category: equipamentos\nfamily: diagnostico\nbrand: outros\nspecialty: UTI\ntechnology: Digital\ntreatment: Diagnóstico\n',
      )
      await replace('products/zz-peca.yaml', /condition: novo\nequipmentBrand: outros\n/, '')
    }
    expect(await faults()).toEqual([
      {
        file: 'content/products/zz-peca.yaml',
        path: 'originalPrice',
        code: 'conteudo-preco-anterior',
        problem: 'há 100; espera-se mais que o preço atual (100)',
      },
    ])
  },
)

test('an alias that two categories have, and one that is a category’s slug, are reported', async () => {
  const { replace, faults } = await copyContent()
  await replace(
    'categories.yaml',
    '- slug: displays-lcd\n',
    '- slug: displays-lcd\n  aliases: [celulas-oxigenio, monitorizacao]\n',
  )
  expect((await faults()).map(({ file, problem }) => `${file}: ${problem}`).toSorted()).toEqual([
    'content/categories.yaml: há celulas-oxigenio duas vezes; cada slug e alias aparece uma só vez',
    'content/categories.yaml: há monitorizacao duas vezes; cada slug e alias aparece uma só vez',
  ])
})

test('a category that is gone is reported where the footer and the home page still link it', async () => {
  const { replace, faults } = await copyContent()
  await replace('categories.yaml', '- slug: sensores-spo2', '- slug: oximetria')
  expect(await faults()).toEqual([
    {
      file: 'content/brand.yaml',
      path: 'footerCategories.1.slug',
      code: 'conteudo-categoria-que-nao-ha',
      problem: 'há sensores-spo2; espera-se um slug ou alias de content/categories.yaml',
    },
    expect.objectContaining({ file: 'content/pages/home.yaml', path: 'featured.categories.0.slug' }),
  ])
})

test('a logo that is not there is reported', async () => {
  const { remove, faults } = await copyContent()
  await remove('images/brand/logo-escuro.svg')
  expect(await faults()).toEqual([
    {
      file: 'content/brand.yaml',
      path: 'logo.dark',
      code: 'conteudo-imagem-que-falta',
      problem: 'falta a imagem logo-escuro.svg em content/images/brand/',
    },
  ])
})

test('ids, slugs and codes that were given up and are used again are reported where they are given up', async () => {
  const { write, replace, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: ZZ1\nformerly: [cabo-pi-ge]\nformerCodes: [c5-vg14, ZZ0]'))
  await write('products/zz-outra.yaml', product('formerCodes: [ZZ0]').replace('name: Peça', 'name: Outra'))
  await replace('removed.yaml', 'products: [', 'products: [cabo-pi-dixtal, ')
  await replace('removed.yaml', 'categories: [', 'categories: [displays-lcd, ')
  expect((await faults()).map(({ file, path, problem }) => `${file} ${path}: ${problem.split(';')[0]}`)).toEqual([
    'content/products/zz-peca.yaml formerCodes.0: há c5-vg14, que content/products/cabo-ecg-mindray-5-vias.yaml também tem (sku)',
    'content/products/zz-peca.yaml formerCodes.1: há ZZ0, que content/products/zz-outra.yaml também tem (formerCodes.0)',
    'content/products/zz-peca.yaml formerly.0: há cabo-pi-ge, que content/products/cabo-pi-ge.yaml também tem (id)',
    'content/removed.yaml categories.0: há displays-lcd, que content/categories.yaml também tem (slug)',
    'content/removed.yaml products.0: há cabo-pi-dixtal, que content/products/cabo-pi-dixtal.yaml também tem (id)',
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
    {
      file: 'content/blog/guia.md',
      path: 'category_id',
      code: 'conteudo-categoria-que-nao-ha',
      problem: 'há 9; espera-se um id de content/blog-categories.yaml',
    },
    {
      file: 'content/blog/guia.md',
      path: 'relatedProducts',
      code: 'conteudo-produto-que-nao-ha',
      problem: 'há cabo-que-nao-existe; espera-se o id de um produto',
    },
  ])
})

test('a product that is only broken is not reported again as missing from the articles that name it', async () => {
  const { write, replace, faults } = await copyContent()
  await write('blog/guia.md', article('category_id: "2"\nrelatedProducts: [cabo-pi-ge]'))
  await replace('products/cabo-pi-ge.yaml', 'category: acessorios-componentes', 'category: acessorios')
  expect((await faults()).map(({ file, path }) => `${file} ${path}`)).toEqual([
    'content/products/cabo-pi-ge.yaml category',
  ])
})

test('removing a product that articles name is reported by each of them', async () => {
  const { write, remove, faults } = await copyContent()
  await write('products/zz-peca.yaml', product('sku: ZZ1'))
  await write('blog/guia.md', article('category_id: "2"\nrelatedProducts: [zz-peca]'))
  expect(await faults()).toEqual([])
  await remove('products/zz-peca.yaml')
  expect((await faults()).map(({ problem }) => problem)).toEqual(['há zz-peca; espera-se o id de um produto'])
})
