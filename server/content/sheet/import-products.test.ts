import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ContentError, type ContentFault } from '#server/content-error.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { loadProducts } from '#server/content/load/load-catalogue.ts'
import { copyContent, type ContentFolder } from '#tests/content-folder.ts'
import { exportProducts, importProducts } from './csv-files.ts'

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
  await cp('content', join(root, 'content'), { recursive: true, filter: (path) => !path.includes('content/blog') })
  const before = await filesOf(root)
  const path = join(root, 'planilha.csv')
  const exported = await exportProducts(root, path)
  const report = await importProducts(root, path)
  expect(report).toEqual({ added: [], changed: [], unchanged: expect.any(Array), lines: [], notes: [] })
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
  const before = await loadProducts(new ContentFiles(root), [])
  const path = join(root, 'planilha.csv')
  await exportProducts(root, path)
  for (const name of await readdir(folder)) if (!name.startsWith('_')) await rm(join(folder, name))
  await importProducts(root, path)
  const faults: ContentFault[] = []
  expect(await loadProducts(new ContentFiles(root), faults)).toEqual(before)
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

test('six faults of different kinds are all named, in the order of their lines, and nothing is written', async () => {
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
    'planilha.csv › linha 1, coluna colour: não existe coluna com este nome; retire-a ou corrija a grafia',
    'planilha.csv › linha 3, coluna availability: há "disponivel"; espera-se "em-estoque", "sob-consulta" ou "em-breve"',
    'planilha.csv › linha 4, coluna currentPrice: há "barato", que não é um preço; escreva um valor em reais como 1149,50 ou 1.149,50',
    'planilha.csv › linha 5, coluna sku: o código C5VG14 é de cabo-ecg-mindray-5-vias, e a linha diz cabo-ecg-ge-aha; corrija um dos dois',
    'planilha.csv › linha 5, coluna isNew: há "talvez"; escreva sim ou não (também valem verdadeiro e falso, true e false, 1 e 0)',
    expect.stringMatching(/^planilha\.csv › linha 5, coluna drawing: plug: há "db10"; espera-se "redondo", /),
  ])
  expect(await filesOf(content.root)).toEqual(before)
})

test('a new id makes a new file', async () => {
  const content = await copyContent()
  const report = await importLines(content, [heading, row()])
  expect(report).toMatchObject({ added: ['cabo-novo'], changed: [], unchanged: [] })
  expect(report.lines).toEqual(['cabo-novo, produto novo: Cabo novo'])
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

test('an empty cell changes nothing and is told of; (apagar) takes the field away', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  const { notes } = await importLines(content, ['id;tags;isCertified', 'cabo-pi-ge;;'])
  expect(await filesOf(content.root)).toEqual(before)
  expect(notes).toEqual(['2 células vazias ficaram como estavam; para apagar um campo, escreva (apagar) na célula'])
  await importLines(content, ['id;tags;isCertified', 'cabo-pi-ge;(apagar);(Apagar)'])
  expect((await filesOf(content.root)).get('cabo-pi-ge.yaml')).not.toMatch(/^(tags|isCertified):/m)
})

test('variants stand in the order of the sheet when it lists them all, wherever their rows are; those that it leaves out stay', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  const { lines } = await importLines(content, [
    'id;variant;currentPrice',
    'cabo-ecg-ge-aha;5-vias;180,00',
    'cabo-pi-ge;bd;95,00',
    'cabo-ecg-ge-aha;;',
    'cabo-ecg-ge-aha;3-vias;',
  ])
  const files = await filesOf(content.root)
  expect(files.get('cabo-ecg-ge-aha.yaml')).toContain(
    'variants:\n  - { id: 5-vias, leads: "5", sku: C5VGA2, currentPrice: 180 }\n  - { id: 3-vias, leads: "3", sku: C3VGA2 }\n',
  )
  expect(files.get('cabo-pi-ge.yaml')).toBe(
    before.get('cabo-pi-ge.yaml')?.replace('sku: EID304,', 'sku: EID304, currentPrice: 95,'),
  )
  expect(lines).toEqual([
    'cabo-ecg-ge-aha, Versão “5-vias” (C5VGA2), Preço: (vazio) → R$ 180,00',
    'cabo-ecg-ge-aha, Versões em outra ordem',
    'cabo-pi-ge, Versão “bd” (EID304), Preço: (vazio) → R$ 95,00',
  ])
})

test('a product’s variants are not lost with rows that the sheet leaves out', async () => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  await importLines(content, ['id;variant;currentPrice', 'cabo-ecg-ge-aha;;'])
  expect(await filesOf(content.root)).toEqual(before)
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
    'planilha.csv › linha 3, coluna sku: o código C5VG14 é de cabo-ecg-mindray-5-vias, e a linha diz cabo-ecg-ge-aha; corrija um dos dois',
    'planilha.csv › linha 4, coluna name: é um dado do produto e não da versão; deixe a célula vazia',
    'planilha.csv › linha 4, coluna leads: há "7"; espera-se "3", "5" ou "10"',
    'planilha.csv › linha 5, coluna id: não há produto sem-linha-propria; a versão de um produto novo precisa também da linha dele, com a versão vazia',
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
    'planilha.csv › linha 4, coluna sku: o código C5VG14 é de cabo-ecg-mindray-5-vias, e a linha diz cabo-ecg-ge-aha; corrija um dos dois',
  ])
})

test.each([
  [
    'a new product without a field that it needs',
    row({ condition: '' }),
    'linha 2, coluna condition: falta este campo, que é obrigatório',
  ],
  ['an id that is no address', row({ id: 'Cabo Novo' }), 'linha 2, coluna id: há "Cabo Novo"; espera-se'],
  [
    'an id that is no address, without a category as well',
    row({ id: 'Cabo Novo', category: '' }),
    'linha 2, coluna id: há "Cabo Novo"; espera-se',
  ],
  ['the template', row({ id: '_modelo' }), 'linha 2, coluna id: há "_modelo"; espera-se'],
  ['no id', row({ id: '' }), 'linha 2, coluna id: a linha não diz de que produto é'],
  ['a category that there is not', row({ category: 'cabos' }), 'linha 2, coluna category: há "cabos"; espera-se'],
  ['a row twice', `${row()}\n${row()}`, 'linha 3, coluna id: cabo-novo já está na linha 2'],
])('%s is named', async (_name, lines, fault) => {
  const content = await copyContent()
  const before = await filesOf(content.root)
  expect(await faultsOf(importLines(content, [heading, lines]))).toContainEqual(expect.stringContaining(fault))
  expect(await filesOf(content.root)).toEqual(before)
})

test('every field that the category does not have is named', async () => {
  const faults = await faultsOf(importLines(await copyContent(), [heading, row({ category: 'equipamentos' })]))
  const foreign =
    'a categoria equipamentos não tem este campo; esvazie a célula, ou escreva (apagar) se o produto já o tem'
  expect(faults).toEqual(
    expect.arrayContaining([
      `planilha.csv › linha 2, coluna productType: ${foreign}`,
      `planilha.csv › linha 2, coluna condition: ${foreign}`,
      `planilha.csv › linha 2, coluna equipmentBrand: ${foreign}`,
      'planilha.csv › linha 2, coluna Família: falta este campo, que é obrigatório',
    ]),
  )
})

test('a sheet without ids and codes is named, once', async () => {
  expect(await faultsOf(importLines(await copyContent(), ['name;tags', 'Cabo;C1']))).toEqual([
    'planilha.csv › linha 1, coluna id: falta a coluna que diz de que produto é cada linha; dê-lhe o nome id ou código',
  ])
})

test('a sheet whose every row lacks something is told of as quickly as it is read', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => `peca-${index};Peça ${index};acessorios-componentes`)
  const begun = performance.now()
  const faults = await faultsOf(importLines(await copyContent(), ['id;name;category', ...rows]))
  expect(faults.length).toBeGreaterThan(3000)
  expect(performance.now() - begun).toBeLessThan(8000)
})
