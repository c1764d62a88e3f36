import { expect, test } from 'vitest'
import { copyContent } from '#tests/content-folder.ts'

const part = (fields: string, name = 'Peça') => `
name: ${name}
category: acessorios-componentes
productType: cabos-extensoes-pni
description: Uma peça.
availability: em-estoque
condition: novo
equipmentBrand: outros
${fields}
`
const parted = (skus: readonly string[], former = 'ZZ05') =>
  part(
    `variants:\n${skus.map((sku, at) => `  - { id: v${at}, length: "${at + 1},0 m", sku: ${sku}, formerCodes: [${former}] }`).join('\n')}`,
  )

async function faultsOf(files: Record<string, string>) {
  const { write, faults } = await copyContent()
  for (const [name, text] of Object.entries(files)) await write(`products/${name}.yaml`, text)
  return (await faults()).map(({ file, path, code, problem }) => `${file} ${path} ${code}: ${problem}`)
}

test('an option is refused whatever it is about, with what to do instead', async () => {
  const about = [
    'paciente',
    'comprimento',
    'modelo',
    'conector',
    'rosca',
    'diametro',
    'embalagem',
    'tensao',
    'padrao-cores',
  ]
  for (const one of about)
    expect(await faultsOf({ 'zz-peca': part(`options:\n  - { about: ${one}, values: [a, b] }`) })).toEqual([
      'content/products/zz-peca.yaml options conteudo-campo-recusado: uma escolha sem código não diz o que vai na caixa; faça de cada valor uma versão em variants, com o seu sku',
    ])
})

test('versions of one product may share the code that they were parted from; another product may not have it', async () => {
  expect(await faultsOf({ 'zz-peca': parted(['ZZ05A', 'ZZ05B']) })).toEqual([])
  expect(
    await faultsOf({ 'zz-peca': parted(['ZZ05A', 'ZZ05B']), 'zz-outra': part('formerCodes: [zz-05]', 'Outra') }),
  ).toEqual([
    expect.stringContaining(
      'zz-peca.yaml variants.1.formerCodes.0 conteudo-reuso: há ZZ05, que content/products/zz-outra.yaml',
    ),
  ])
})

test('a code that is a former one and digits is refused: an order would take it for a quantity', async () => {
  expect(await faultsOf({ 'zz-peca': parted(['ZZ05-15', 'ZZ05L30']) })).toEqual([
    'content/products/zz-peca.yaml variants.0.sku conteudo-codigo-com-quantidade: há ZZ05-15, que se confunde com ZZ05 e uma quantidade; comece o sufixo por uma letra',
  ])
})

test.each(['5 mm', '12 V', '"2,5 V"', '37 °C', '10mm'])('the tag %s alone is refused', async (tag) => {
  expect(await faultsOf({ 'zz-peca': part(`tags: [mangueira, ${tag}]`) })).toEqual([
    expect.stringContaining('zz-peca.yaml tags.1 conteudo-palavra-so-medida'),
  ])
})

test('a measure that says of what it is, a model and a count of ways are tags', async () => {
  expect(await faultsOf({ 'zz-peca': part('tags: ["DIN 1,5 mm", bateria 12 V, 5 vias, "2020", MX40]') })).toEqual([])
})

test('a comma without quotes makes two tags of a measure, and the second is told', async () => {
  expect(await faultsOf({ 'zz-peca': part('tags: [rabicho, DIN 1,5 mm]') })).toEqual([
    'content/products/zz-peca.yaml tags.2 conteudo-palavra-so-medida: há 5 mm; diga de que é a medida ("bateria 12 V"), e ponha entre aspas a que tem vírgula ("DIN 1,5 mm")',
  ])
})

test('a text that states another number than the data is refused with both', async () => {
  const hose = part('drawing: { tubes: 1 }\nspecifications:\n  - { name: Vias de ar, value: "2" }')
  expect(await faultsOf({ 'zz-peca': hose })).toEqual([
    'content/products/zz-peca.yaml specifications.0 conteudo-numero-divergente: o texto diz 2 vias de ar, e os dados, 1; corrija o que estiver errado',
  ])
})

test('a size does not stand where a version says its plug', async () => {
  const variants =
    'variants:\n  - { id: n1, connector: Nº 1 (3 a 6 cm), sku: ZZ1 }\n  - { id: n2, connector: Luer, sku: ZZ2 }'
  expect(await faultsOf({ 'zz-peca': part(variants) })).toEqual([
    'content/products/zz-peca.yaml variants.0.connector conteudo-medida-no-conector: há Nº 1 (3 a 6 cm), que é medida e não plugue; ponha em patient (paciente e faixa) ou em pack (formato)',
  ])
})

test('what is in the packet is said by the version, where versions are packets of several sizes', async () => {
  const packs =
    'variants:\n  - { id: p50, pack: Pacote com 50, sku: ZZ1 }\n  - { id: c500, pack: Caixa com 500, sku: ZZ2 }\n'
  expect(await faultsOf({ 'zz-peca': part(`${packs}includedItems: [1 pacote]`) })).toEqual([
    expect.stringContaining('zz-peca.yaml includedItems conteudo-outra-embalagem: há versões de 2 embalagens'),
  ])
  expect(await faultsOf({ 'zz-peca': part(`${packs}includedItems: [Eletrodos na embalagem escolhida]`) })).toEqual([])
})
