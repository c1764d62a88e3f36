import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyContent, type ContentFolder } from '#tests/content-folder.ts'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { loadProducts } from '#server/content/load/load-products.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'

async function filesOf(root: string): Promise<Map<string, string>> {
  const folder = join(root, 'content', 'products')
  const names = (await readdir(folder)).toSorted()
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

/** Imports these lines into a copy of the content. */
async function importLines({ root }: ContentFolder, lines: string[]) {
  const path = join(root, 'planilha.csv')
  await writeFile(path, lines.join('\n'))
  return importProducts(root, path)
}

async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ContentError)) throw new Error('expected a ContentError', { cause: error })
  return error.faults.map(({ file, path, problem }) => `${file} › ${path}: ${problem}`)
}

const newAccessory = {
  id: 'cabo-novo',
  name: 'Cabo novo',
  category: 'acessorios-componentes',
  productType: 'cabos-ecg',
  description: '"Cabo; para a bancada."',
  availability: 'em-estoque',
  condition: 'compativel',
  equipmentBrand: 'philips',
}
const heading = Object.keys(newAccessory).join(';')
const row = (fields: Partial<typeof newAccessory> = {}) => Object.values({ ...newAccessory, ...fields }).join(';')

test('an import of the exported catalogue changes no file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await cp('content/products', join(root, 'content', 'products'), { recursive: true })
  const before = await filesOf(root)
  const path = join(root, 'planilha.csv')
  const exported = await exportProducts(root, path)
  const report = await importProducts(root, path)
  expect(report).toEqual({ added: [], changed: [], unchanged: expect.any(Array) })
  expect(report.unchanged).toHaveLength(exported)
  expect(await filesOf(root)).toEqual(before)
}, 60_000)

test('a catalogue that is rebuilt from its sheet alone has lost nothing, papers and references included', async () => {
  const root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'content', 'products')
  await cp('content', join(root, 'content'), { recursive: true, filter: (path) => !path.includes('content/blog') })
  const full = join(folder, 'cabo-ecg-mindray-5-vias.yaml')
  const text = await readFile(full, 'utf8')
  await writeFile(
    full,
    text
      .replace(/^dossier: .*$/m, `dossier: ${allPapers}`)
      .replace(/^includedItems:/m, `references:\n  - ${aReference}\nincludedItems:`),
  )
  const before = await loadProducts(root, [])
  const path = join(root, 'planilha.csv')
  await exportProducts(root, path)
  for (const name of await readdir(folder)) if (!name.startsWith('_')) await rm(join(folder, name))
  await importProducts(root, path)
  const faults: ContentFault[] = []
  expect(await loadProducts(root, faults)).toEqual(before)
  expect(faults).toEqual([])
  expect(before.find(({ id }) => id === 'cabo-ecg-mindray-5-vias')).toMatchObject({
    references: [{ maker: 'Fabricante', code: 'AB-123', source: 'Fabricante, lista de acessórios, edição 2020' }],
    dossier: { maker: 'Fabricante', anvisaNumber: '12345678901', anvisaStatus: 'vigente' },
  })
}, 60_000)

const allPapers =
  '{ maker: Fabricante, origin: Brasil, anvisa: registro, anvisaNumber: "12345678901", anvisaStatus: vigente, ' +
  'use: reutilizavel, sterile: false, latex: livre, defibrillationProof: true, standard: NBR ISO 80601-2-61 }'
const aReference = '{ maker: Fabricante, code: "AB-123", source: "Fabricante, lista de acessórios, edição 2020" }'

test('an exported product that is imported where it is missing stands in the same file as before', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  const path = join(content.root, 'planilha.csv')
  await exportProducts(content.root, path)
  for (const id of ['cabo-pi-ge', 'cabo-ecg-mindray-5-vias']) await content.remove(`products/${id}.yaml`)
  expect((await importProducts(content.root, path)).added).toEqual(['cabo-ecg-mindray-5-vias', 'cabo-pi-ge'])
  expect(await filesOf(content.root)).toEqual(before)
})

test('five faults of different kinds are all named, in the order of their lines, and nothing is written', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  const faults = await faultsOf(
    importLines(content, [
      'id;sku;availability;currentPrice;isNew;drawing;colour',
      'cabo-ecg-mindray-5-vias;C5VG14;em-estoque;1.149,00;;;',
      'cabo-pi-ge;;disponivel;;;;',
      'cabo-pi-dixtal;;em-estoque;barato;;;',
      'cabo-ecg-ge-aha;C5VG14;em-estoque;;talvez;plug: db10;',
    ]),
  )
  expect(faults).toEqual([
    'planilha.csv › line 1, column colour: unknown column; remove it or check its spelling',
    'planilha.csv › line 3, column availability: found "disponivel", expected ("em-estoque" | "sob-consulta" | "em-breve")',
    'planilha.csv › line 4, column currentPrice: found "barato", expected an amount in reais such as 1149,50 or 1.149,50',
    'planilha.csv › line 5, column isNew: found "talvez", expected "sim" or "não"',
    expect.stringMatching(/^planilha\.csv › line 5, column drawing: plug: found "db10", expected \("redondo" \| /),
  ])
  expect(await filesOf(content.root)).toEqual(before)
})

test('a new id makes a new file', async () => {
  const content = await copyContent()
  const report = await importLines(content, [heading, row()])
  expect(report).toEqual({ added: ['cabo-novo'], changed: [], unchanged: [] })
  expect((await filesOf(content.root)).get('cabo-novo.yaml')).toContain('name: Cabo novo\n')
  expect(await content.faults()).toEqual([])
})

test('commas part cells as well as semicolons', async () => {
  const content = await copyContent()
  const report = await importLines(content, ['id,currentPrice', 'cabo-ecg-mindray-5-vias,"1.149,50"'])
  expect(report.changed).toEqual(['cabo-ecg-mindray-5-vias'])
  expect((await filesOf(content.root)).get('cabo-ecg-mindray-5-vias.yaml')).toContain('currentPrice: 1149.5\n')
})

test('a product that the sheet does not name and a column that it does not have stay as they are', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  await importLines(content, ['id;currentPrice', 'cabo-pi-ge;95,00'])
  const after = await filesOf(content.root)
  expect(after.get('cabo-pi-ge.yaml')).toBe(
    before.get('cabo-pi-ge.yaml')?.replace(/^availability/m, 'currentPrice: 95\navailability'),
  )
  after.delete('cabo-pi-ge.yaml')
  before.delete('cabo-pi-ge.yaml')
  expect(after).toEqual(before)
})

test('an empty cell takes the field away', async () => {
  const content = await copyContent()
  await importLines(content, ['id;tags;isCertified', 'cabo-pi-ge;;'])
  expect((await filesOf(content.root)).get('cabo-pi-ge.yaml')).not.toMatch(/^(tags|isCertified):/m)
})

test('the variants of a product are the rows that the sheet has, in their order, wherever they stand', async () => {
  const content = await copyContent()
  await importLines(content, [
    'id;variant;currentPrice',
    'cabo-ecg-ge-aha;5-vias;180,00',
    'cabo-pi-ge;;',
    'cabo-ecg-ge-aha;;',
    'cabo-ecg-ge-aha;3-vias;',
    'cabo-pi-ge;argon;',
  ])
  const files = await filesOf(content.root)
  expect(files.get('cabo-ecg-ge-aha.yaml')).toContain(
    'variants:\n  - { id: 5-vias, leads: "5", sku: C5VGA2, currentPrice: 180 }\n  - { id: 3-vias, leads: "3", sku: C3VGA2 }\n',
  )
  expect(files.get('cabo-pi-ge.yaml')).toContain(
    'variants:\n  - { id: argon, transducer: Argon, sku: EID301, ends: [{ side: transdutor, connector: transdutor-argon }] }\nspecifications',
  )
})

test('a product’s variants are not lost with rows that the sheet leaves out', async () => {
  const faults = await faultsOf(importLines(await copyContent(), ['id;variant;currentPrice', 'cabo-ecg-ge-aha;;']))
  expect(faults).toEqual([
    'planilha.csv › line 2, column variant: found no row for its 2 variants; keep their rows, or take the column variant out of the sheet',
  ])
})

test('a fault of a variant is named by the line of its row', async () => {
  const faults = await faultsOf(
    importLines(await copyContent(), [
      'id;variant;sku;leads;name',
      'cabo-ecg-ge-aha;;;;Cabo de ECG para GE',
      'cabo-ecg-ge-aha;3-vias;C5VG14;3;',
      'cabo-ecg-ge-aha;5-vias;C5VGA2;7;Cinco vias',
      'sem-linha-propria;5-vias;C5;5;',
    ]),
  )
  expect(faults).toEqual([
    "planilha.csv › line 4, column name: belongs to the product's own row; clear this cell",
    'planilha.csv › line 4, column leads: found "7", expected ("3" | "5" | "10")',
    'planilha.csv › line 5, column id: found sem-linha-propria, expected the id of a product that has a row of its own, with an empty variant',
  ])
})

test('a code that another product has is named by the line of the sheet', async () => {
  const faults = await faultsOf(
    importLines(await copyContent(), [
      'id;variant;sku',
      'cabo-ecg-ge-aha;;',
      'cabo-ecg-ge-aha;3-vias;C3VGA2',
      'cabo-ecg-ge-aha;5-vias;C5VG14',
    ]),
  )
  expect(faults).toEqual([
    'planilha.csv › line 4, column sku: found C5VG14, which products/cabo-ecg-mindray-5-vias.yaml has too; every SKU stands once',
  ])
})

test.each([
  [
    'a new product without a field that it needs',
    row({ condition: '' }),
    'line 2, column condition: found nothing, expected this field',
  ],
  ['an id that is no address', row({ id: 'Cabo Novo' }), 'line 2, column id: found "Cabo Novo", expected'],
  [
    'an id that is no address, without a category as well',
    row({ id: 'Cabo Novo', category: '' }),
    'line 2, column id: found "Cabo Novo", expected',
  ],
  ['the template', row({ id: '_modelo' }), 'line 2, column id: found "_modelo", expected'],
  ['no id', row({ id: '' }), 'line 2, column id: found nothing, expected the id of the product'],
  ['a category that there is not', row({ category: 'cabos' }), 'line 2, column category: found "cabos", expected'],
  ['a row twice', `${row()}\n${row()}`, 'line 3, column id: found cabo-novo a second time (line 2 has it)'],
])('%s is named', async (_name, lines, fault) => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  expect(await faultsOf(importLines(content, [heading, lines]))).toContainEqual(expect.stringContaining(fault))
  expect(await filesOf(content.root)).toEqual(before)
})

test('every field that the category does not have is named', async () => {
  const faults = await faultsOf(importLines(await copyContent(), [heading, row({ category: 'equipamentos' })]))
  const foreign = 'found a value, expected an empty cell: equipamentos has no such field'
  expect(faults).toEqual(
    expect.arrayContaining([
      `planilha.csv › line 2, column productType: ${foreign}`,
      `planilha.csv › line 2, column condition: ${foreign}`,
      `planilha.csv › line 2, column equipmentBrand: ${foreign}`,
      'planilha.csv › line 2, column family: found nothing, expected this field',
    ]),
  )
})

test('a sheet without ids is named, once', async () => {
  expect(await faultsOf(importLines(await copyContent(), ['name;sku', 'Cabo;C1']))).toEqual([
    'planilha.csv › line 1, column id: found no such column, expected one with the id of each product',
  ])
})

test('an import waits until the content itself is sound', async () => {
  const content = await copyContent()
  await content.replace('products/cabo-pi-ge.yaml', 'availability: em-estoque', 'availability: disponivel')
  expect(await faultsOf(importLines(content, [heading, row()]))).toEqual([
    expect.stringMatching(/^content\/products\/cabo-pi-ge\.yaml › availability: found "disponivel"/),
  ])
})
