import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { Catalogue, productOfText, type CatalogueState } from '#server/content/edit/catalogue.ts'
import { csvBytes } from '#server/sheet/csv-bytes.ts'
import { newRows, planForeign, readForeignSheet, unknownCode } from './foreign-sheet.ts'
import { choicesTyped, type ForeignChoices } from './foreign-uses.ts'

let state: CatalogueState
beforeAll(async () => {
  state = await new Catalogue('tests/fixture').state()
})

async function planOf(name: string, more: Partial<ForeignChoices> = {}, catalogue = state) {
  const bytes = await csvBytes(await readFile(`tests/sheets/products/${name}.csv`))
  const sheet = readForeignSheet(bytes, name, [])
  return planForeign(catalogue, sheet, { ...choicesTyped(sheet, {}), ...more }, name)
}
const skippedOf = ({ skipped }: Awaited<ReturnType<typeof planOf>>) =>
  skipped.map(({ place, code, reason }) => `${place} ${code}: ${reason}`)

test('the sheet of Bling changes prices and availability of known codes; nothing new is made unless it is wished', async () => {
  const plan = await planOf('bling')
  expect(plan.report.lines).toEqual([
    'cabo-ecg-ge-aha, NCM: (vazio) → 90189099',
    'cabo-ecg-ge-aha, Versão “3-vias” (C3VGA2), Disponibilidade: (vazio) → Disponível',
    'cabo-ecg-ge-aha, Versão “3-vias” (C3VGA2), Preço: (vazio) → R$ 189,90',
    'cabo-ecg-ge-aha, Versão “5-vias” (C5VGA2), Disponibilidade: (vazio) → Sob Consulta',
    'cabo-ecg-ge-aha, Versão “5-vias” (C5VGA2), Preço: (vazio) → R$ 1.249,90',
  ])
  expect(skippedOf(plan)).toEqual([
    'linha 4 NOVO01: não está no catálogo',
    'linha 5 NOVO02: não está no catálogo',
    'linha 6 VELHO1: situação “Inativo”',
    'linha 7 : sem código',
    'linha 8 NOVO03: não está no catálogo',
    'linha 9 NOVO01: não está no catálogo',
    'linha 10 NOVO04: não está no catálogo',
  ])
})

test('what an export of Bling hides is read as it is meant, or left out with its line and the reason', async () => {
  const plan = await planOf('bling-traps', {}, await new Catalogue('.').state())
  const told = plan.report.lines.join('\n')
  expect(told).toMatch(/\(C3VGA2\), Preço: .*R\$ 189,90/)
  expect(told).toMatch(/\(C5VGA2\), Preço: .*R\$ 1\.249,90/)
  expect(told).toMatch(/\(ST 01 E\), Preço: .*R\$ 149,90/)
  expect(told).not.toMatch(/60,00|199,90|999,90|NOVO|9\.90|990,00/)
  expect(told).toContain('(C5VGA2), Disponibilidade: (vazio) → Sob Consulta')
  expect(skippedOf(plan).map((line) => line.replace(/ \(linha \d+ no programa de planilhas\)/, ''))).toEqual([
    'linha 6 bp05a1: situação “Inativo”',
    'linha 7 CP7: não está no catálogo',
    expect.stringMatching(/^linha 8 TPNI05: .*escreva-o por inteiro ou use o id$/),
    'linha 10 : sem código',
    expect.stringMatching(/^linha 9 C3VGA2: .*já está na linha 2; deixe uma só linha$/),
  ])
})

test('new products are made of what the sheet and the person say; what lacks something is left out with the reason', async () => {
  const plan = await planOf('bling', { isCreating: true })
  expect(plan.created.map(({ code, brandBy }) => [code, brandBy])).toEqual([['NOVO01', 'name']])
  const text = plan.texts.get('cabo-de-ecg-para-mindray-7-vias') ?? ''
  expect(productOfText('cabo-de-ecg-para-mindray-7-vias', text).product).toMatchObject({
    name: 'Cabo de ECG para Mindray, 7 vias',
    sku: 'NOVO01',
    productType: 'cabos-ecg',
    equipmentBrand: 'mindray',
    currentPrice: 24_900,
    ncm: '90189099',
    availability: 'em-estoque',
    condition: 'novo',
    description: 'Cabo de sete vias para eletrocardiograma.',
  })
  expect(skippedOf(plan)).toEqual([
    'linha 5 NOVO02: grupo “Suportes” sem tipo escolhido',
    'linha 6 VELHO1: situação “Inativo”',
    'linha 7 : sem código',
    'linha 8 NOVO03: o nome não diz a marca do equipamento, e nenhuma foi escolhida',
    'linha 9 NOVO01: o nome não diz a marca do equipamento, e nenhuma foi escolhida',
    'linha 10 NOVO04: é versão de PAI1: crie o produto e as versões na mesa',
  ])
})

test('a row in the words of a workshop becomes a whole part, on request until it is identified', async () => {
  const heading = 'Código;Nome;Tipo;Fabricante;Modelos;Pontas;Paciente'
  const rows = [
    'ZZ1;Cabo de ECG de 5 vias para Bionet BM3;Cabos de ECG;Bionet;BM3;Redondo, ECG Bionet | eletrodo: snap-terminal;Adulto',
    'ZZ2;Cabo de ECG para Bionet BM99;Cabos de ECG;Bionet;BM99;Redondo, ECG Bionet;Adulto',
  ]
  const sheet = readForeignSheet(Buffer.from([heading, ...rows].join('\n')), 'oficina', [])
  const catalogue = await new Catalogue('.').state()
  const proposed = choicesTyped(sheet, {})
  const unasked = await planForeign(catalogue, sheet, proposed, 'oficina')
  expect(unasked.skipped.map(({ reason }) => reason)).toEqual([unknownCode, unknownCode])
  const plan = await planForeign(catalogue, sheet, { ...proposed, isCreating: true }, 'oficina')
  expect(skippedOf(plan)).toEqual(['linha 3 ZZ2: não há no registro “BM99”'])
  expect(plan.report.notes).toEqual([])
  const [id = ''] = plan.report.added
  expect(productOfText(id, plan.texts.get(id) ?? '').product).toMatchObject({
    sku: 'ZZ1',
    productType: 'cabos-ecg',
    equipmentBrand: 'bionet',
    equipmentModel: ['bm3'],
    availability: 'sob-consulta',
    ends: [
      { side: 'equipamento', connector: 'redondo-ecg-bionet' },
      { side: 'eletrodo', connector: 'snap-terminal' },
    ],
  })
})

test('what a new part still lacks is told before it is stored', async () => {
  const plan = await planOf('bling', { isCreating: true })
  expect(plan.report.notes.join(' ')).toContain('cabo-de-ecg-para-mindray-7-vias fica incompleto: não há modelos')
})

test('a row with something wrong is left out, and the others stay', async () => {
  const plan = await planOf('bling', { isCreating: true, brand: 'universal' })
  expect(plan.created.map(({ code }) => code)).toEqual(['NOVO01'])
  expect(skippedOf(plan).slice(-2)).toEqual([
    expect.stringMatching(/^linha 8 NOVO03: coluna Preço: há "1\.149", que tanto pode ser/),
    expect.stringMatching(/^linha 9 NOVO01: /),
  ])
})

test('the sheet of Tiny has commas, and decimals that say nothing', async () => {
  const plan = await planOf('tiny')
  expect(plan.report.lines).toContain('cabo-ecg-ge-aha, Versão “3-vias” (C3VGA2), Preço: (vazio) → R$ 189,90')
  expect(skippedOf(plan)).toEqual(['linha 3 NAO-TEM: não está no catálogo'])
})

test('a heading may stand below a title, and rows are named by their place in the file', async () => {
  const plan = await planOf('omie')
  expect(plan.report.lines).toEqual([
    'cabo-ecg-ge-aha, NCM: (vazio) → 90189099',
    'cabo-ecg-ge-aha, Versão “3-vias” (C3VGA2), Preço: (vazio) → R$ 189,90',
  ])
  const wrong = await planOf('omie', { uses: { 'Código do Produto': 'code', 'Descrição do Produto': 'currentPrice' } })
  expect(skippedOf(wrong)).toEqual([
    expect.stringMatching(/^linha 4 C3VGA2: coluna Preço: há "CABO ECG 3V GE", que não é um preço/),
  ])
})

test('the tax position of a product stays as long as one of its rows does, and is remarked where its rows differ', async () => {
  const planned = async (...rows: string[]) => {
    const sheet = readForeignSheet(Buffer.from(['Código;Preço;NCM', ...rows].join('\n')), 'ncm', [])
    return planForeign(state, sheet, choicesTyped(sheet, {}), 'ncm')
  }
  const faulty = await planned('C3VGA2;caro;9018.90.99', 'C5VGA2;1.249,90;9018.90.99')
  expect(skippedOf(faulty)).toEqual([expect.stringMatching(/^linha 2 C3VGA2: coluna Preço/)])
  expect(faulty.report.lines).toContain('cabo-ecg-ge-aha, NCM: (vazio) → 90189099')
  const differing = await planned('C3VGA2;189,90;9018.90.99', 'C5VGA2;1.249,90;9018.19.80')
  expect(differing.report.lines.join('\n')).not.toContain('NCM')
  expect(differing.report.notes).toEqual([
    'cabo-ecg-ge-aha: as versões têm NCM diferentes, 90189099 e 90181980, e ficaram de fora',
  ])
  const all = await planned('C3VGA2;caro;9018.90.99', 'C5VGA2;caro;9018.90.99')
  expect([all.report.lines, skippedOf(all).length]).toEqual([[], 2])
})

test('a tax position that is none stays out, and the rest of its row does not', async () => {
  const plan = await planOf('omie', {
    uses: { 'Código do Produto': 'code', Unidade: 'ncm', 'Preço Unitário de Venda': 'currentPrice' },
  })
  expect(plan.report.lines).toEqual(['cabo-ecg-ge-aha, Versão “3-vias” (C3VGA2), Preço: (vazio) → R$ 189,90'])
  expect(plan.report.notes).toEqual(['C3VGA2: o NCM “UN” não tem 8 algarismos e ficou de fora'])
})

const philipsChoices: ForeignChoices = {
  ...choicesTyped({ heading: ['Código', 'Nome'], rows: [] }, {}),
  isCreating: true,
  brand: 'philips',
}

function idOf(...taken: string[]): string | undefined {
  const newRow = newRows(philipsChoices, [], (id) => taken.includes(id))
  const made = newRow('linha 2', { code: '2', newName: 'Módulo', own: new Map([['productType', 'modulos']]) })
  return typeof made === 'string' ? made : made.cells.get('id')
}

test('a new product has an id of its own, or is left out: a row never changes a product that it does not name', () => {
  expect(idOf()).toBe('modulo')
  expect(idOf('modulo')).toBe('modulo-2')
  expect(idOf('modulo', 'modulo-2')).toBe('2')
  expect(idOf('modulo', 'modulo-2', '2')).toContain('já têm dono')
})
