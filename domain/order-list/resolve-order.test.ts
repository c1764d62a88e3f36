import { expect, test } from 'vitest'
import { accessory, equipment, summaryOf } from '#tests/samples.ts'
import { withinLimits } from './limits.ts'
import { buildOrderBook, itemsOfCode, sourcesOf } from './order-book.ts'
import { itemFor, type OrderItem, summedLines } from './order-item.ts'
import type { OrderEntry, OrderSources } from './outcome.ts'
import { resolveOrder } from './resolve-order.ts'

const variants = [
  { id: '3-vias', sku: 'C3VGA2', leads: '3' as const },
  { id: '5-vias', sku: 'C5VGA2', leads: '5' as const },
  { id: '10-vias', sku: 'C5VGA23', leads: '10' as const },
]
const products = [
  summaryOf(accessory({ id: 'cabo-ge', variants })),
  summaryOf(accessory({ id: 'sensor', sku: 'ST 01 E' })),
  summaryOf(accessory({ id: 'conector-1', sku: 'CP01' })),
  summaryOf(accessory({ id: 'conector-12', sku: 'CP12' })),
  summaryOf(accessory({ id: 'conector-25', sku: 'CP25' })),
  summaryOf(accessory({ id: 'conector-2', sku: 'CP02' })),
  summaryOf(accessory({ id: 'mangueira', sku: 'TPNI05' })),
  summaryOf(
    accessory({
      id: 'familia',
      sku: 'FAM1',
      variants: [
        { id: 'a', sku: 'FAM1A', leads: '3' },
        { id: 'b', sku: 'FAM1B', leads: '5' },
      ],
    }),
  ),
  summaryOf(
    accessory({
      id: 'mangueiras',
      variants: [
        { id: 'adulto-1-5-m', sku: 'TPNI07AL15', patient: 'Adulto', length: '1,5 m', formerCodes: ['TPNI07'] },
        { id: 'adulto-3-m', sku: 'TPNI07AL30', patient: 'Adulto', length: '3,0 m', formerCodes: ['TPNI07'] },
        { id: 'neonatal-3-m', sku: 'TPNI07NL30', patient: 'Neonatal', length: '3,0 m', formerCodes: ['TPNI07N'] },
      ],
    }),
  ),
  summaryOf(equipment({ id: '7', name: 'Monitor' })),
]
const book = buildOrderBook(products)
const monitor = itemFor(products.at(-1) ?? summaryOf(equipment()))
const sources: OrderSources = {
  ...sourcesOf(book),
  searchWords: (text): OrderItem[] => (/monitor/i.test(text) ? [monitor] : []),
  isWord: (word) => word === 'mx40' || word === 'monitor',
}

/** An entry in short: 'C5VGA2 x 3', 'confirm C5VGA2 x 3 | …'. */
function told({ outcome }: OrderEntry): string {
  if (outcome.kind === 'certain') return `${outcome.item.code} x ${outcome.quantity}${outcome.isAssumed ? ' ?' : ''}`
  if (outcome.kind === 'confirm')
    return outcome.readings.map(({ item, quantity }) => `${item.code} x ${quantity}`).join(' or ')
  if (outcome.kind === 'quantity') return `${outcome.item.code}: ${outcome.written}`
  return outcome.kind
}

const read = (text: string) => resolveOrder(text, sources).map(told)

test.each([
  ['C5VGA2 x 3', ['C5VGA2 x 3']],
  ['3 un C5VGA2', ['C5VGA2 x 3']],
  ['3x C5VGA2', ['C5VGA2 x 3']],
  ['TPNI05 - 2 pç', ['TPNI05 x 2']],
  ['• tpni-05 (2)', ['TPNI05 x 2']],
  ['[01/02/2026 10:31] Ana: C5VGA2 3', ['C5VGA2 x 3']],
  ['C5VGA2\u00A03', ['C5VGA2 x 3']],
  ['st 01 e', ['ST 01 E x 1 ?']],
  ['C5VGA2 5 vias', ['C5VGA2 x 1 ?']],
  ['C5VGA2 de 3 m', ['C5VGA2 x 1 ?']],
  ['C5VGA2 2,5', ['C5VGA2: 2,5']],
  ['C5VGA2 1.000', ['C5VGA2: 1.000']],
  ['C5VGA2 1500', ['C5VGA2: 1500']],
  ['C5VGA2 0', ['skipped']],
  ['FAM1 2', ['variant']],
  ['C5VGA9', ['unknown']],
  ['Bom dia!', ['remark']],
  ['2 monitor de beira de leito', ['text']],
  ['2x CP01 3x CP02', ['CP01 x 2', 'CP02 x 3']],
  ['2 cabo ecg 5 vias ge C5VGA2', ['C5VGA2 x 2']],
  ['2 para o leito C5VGA2', ['C5VGA2 x 1 or C5VGA2 x 2']],
  ['2 cabos para os 4 leitos C5VGA2', ['C5VGA2 x 1 or C5VGA2 x 2 or C5VGA2 x 4']],
  ['2 CP01 3', ['CP01 x 2 or CP01 x 3']],
])('%s is read', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('what the words beside a code contradict is asked, also where the quantity is open', () => {
  for (const text of ['2 cabo ecg mindray C5VGA2', 'mindray, 2 para o leito, C5VGA2']) {
    const known = { ...sources, makerOf: (word: string) => (word === 'mindray' ? 'mindray' : undefined) }
    const [entry] = resolveOrder(text, known)
    expect(entry?.outcome).toMatchObject({ kind: 'confirm', doubt: { kind: 'words', written: 'mindray' } })
  }
})

test('no code and quantity ever give another code', () => {
  for (const [code, quantity] of [
    ['C5VGA2', 3],
    ['CP01', 2],
    ['CP02', 5],
  ] as const)
    for (const between of [' ', '\t', ';', ' x '])
      expect(read(`${code}${between}${quantity}`)).toEqual([`${code} x ${quantity}`])
})

test.each(['TPNI07 15', 'TPNI07;15', '15 x TPNI07', 'tpni-07 - 15 un', 'Cod. TPNI07 qtd. 15'])(
  "%s: a code that was parted asks which of its successors is meant, however the quantity reads, and no other's",
  (text) => {
    const [entry, ...more] = resolveOrder(text, sources)
    expect(more).toEqual([])
    expect(entry?.outcome).toMatchObject({ kind: 'variant', quantity: 15 })
    expect(entry?.outcome.kind === 'variant' && entry.outcome.choices.map(({ code }) => code)).toEqual([
      'TPNI07AL15',
      'TPNI07AL30',
    ])
  },
)

test('a former code with one successor is that one', () => {
  expect(read('TPNI07N 2')).toEqual(['TPNI07NL30 x 2'])
})

test('a former code of a product that has versions now asks which', () => {
  const parted = summaryOf(
    accessory({
      id: 'eletrodo',
      variants: [
        { id: 'pacote', sku: 'EDA01P50', pack: 'Pacote com 50' },
        { id: 'caixa', sku: 'EDA01C500', pack: 'Caixa com 500' },
      ],
    }),
  )
  const own = buildOrderBook([parted], { eletrodo: ['EDA01'] })
  expect(itemsOfCode(own, 'eda01').map(({ code }) => code)).toEqual(['EDA01P50', 'EDA01C500'])
})

test('a code in two pieces and a number is asked about', () => {
  expect(read('CP 1 2')).toEqual(['CP01 x 2 or CP12 x 1'])
})

test('the number of an item is no quantity when it is the number of its line', () => {
  expect(read('1 C5VGA2 3\n2 CP01 5')).toEqual(['C5VGA2 x 3', 'CP01 x 5'])
})

test.each([
  ['Código\tDescrição\tQtd\nC5VGA2\tCabo ECG 5 vias\t3\nCP01\tConector\t', ['C5VGA2 x 3', 'CP01 x 1 ?']],
  ['Item;Qtde;Cod.\n1;4;CP01\n2;6;CP02', ['CP01 x 4', 'CP02 x 6']],
  ['1|CP01|4\n2|CP02|6', ['CP01 x 4', 'CP02 x 6']],
  ['CP01,4\nCP02,6\nTPNI05,1', ['CP01 x 4', 'CP02 x 6', 'TPNI05 x 1']],
  ['CP01, CP02\nTPNI05, CP12', ['CP01 x 1 ?', 'CP02 x 1 ?', 'TPNI05 x 1 ?', 'CP12 x 1 ?']],
  ['Código;Qtd\nCP01;2,5\nCP02;3,00', ['CP01: 2,5', 'CP02 x 3']],
  ['Código;Qtd\n"CP01";"2"\nXX99;1', ['CP01 x 2', 'unknown']],
])('a table is read by its columns: %j', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('a cell of several lines in quotes is one cell', () => {
  expect(read('Código\tObs\tQtd\nCP01\t"para a UTI\nleito 2"\t3\nCP02\t\t4')).toEqual(['CP01 x 3', 'CP02 x 4'])
})

test('a name that two products have takes neither of them', () => {
  const twins = ['Cabo 2,5 m', 'Cabo 2.5 m'].map((name, index) =>
    summaryOf(accessory({ id: `gemeo-${index}`, sku: `GM0${index}`, name })),
  )
  const [entry] = resolveOrder('Cabo 2,5 m', { ...sources, ...sourcesOf(buildOrderBook(twins)) })
  expect(entry?.outcome).toMatchObject({ kind: 'variant', choices: [{ code: 'GM00' }, { code: 'GM01' }] })
})

test('machines are ordered by the codes that lists give them', () => {
  expect(read(`${monitor.code} 2`)).toEqual([`${monitor.code} x 2`])
})

test('equal codes are summed, and how many lines that were is told', () => {
  const item = itemFor(products[2] ?? monitor.product)
  expect(
    summedLines([
      { item, quantity: 2 },
      { item, quantity: 3 },
    ]),
  ).toMatchObject([{ item, quantity: 5, lines: 2, isCut: false }])
  expect(
    summedLines([
      { item, quantity: 900 },
      { item, quantity: 300 },
    ]),
  ).toMatchObject([{ item, quantity: 999, lines: 2, isCut: true }])
})

test('what is over 200 lines or 60,000 characters is left', () => {
  const text = Array.from({ length: 203 }, (_, index) => `CP01 ${index}`).join('\n')
  const { textRead, unreadText, unreadLineCount } = withinLimits(text)
  expect(textRead.split('\n')).toHaveLength(200)
  expect(unreadText).toBe('CP01 200\nCP01 201\nCP01 202')
  expect(unreadLineCount).toBe(3)
  expect(withinLimits(`CP01\n${'x'.repeat(60_000)}`)).toMatchObject({ textRead: 'CP01', unreadLineCount: 1 })
})

test.each([
  ['meia dúzia de CP01', 'CP01 x 6'],
  ['CP01 duas dúzias', 'CP01 x 24'],
  ['vinte e cinco CP01', 'CP01 x 25'],
  ['CP01 um cento', 'CP01 x 100'],
  ['CP01 uma cada', 'CP01 x 1'],
  ['CP01 quatro de cada', 'CP01 x 4'],
  ['meio cento de CP01', 'CP01 x 50'],
  ['10 (dez) CP01', 'CP01 x 10'],
  ['cabo de cinco vias CP01', 'CP01 x 1 ?'],
])('a number in words counts: %s', (line, outcome) => expect(read(line)).toEqual([outcome]))

test('a worn label alone is offered; words beside it that lead to the product take it, and the reading is told', () => {
  expect(read('CPO1 2')).toEqual(['unknown'])
  const entries = resolveOrder('CPO1 conector - 2', { ...sources, searchWords: () => itemsOfCode(book, 'cp01') })
  expect(entries).toMatchObject([{ readAs: 'CP01', outcome: { kind: 'certain', quantity: 2 } }])
})

test('a missing zero is told', () => {
  expect(resolveOrder('CP1 2', sources)).toMatchObject([{ readAs: 'CP01', outcome: { kind: 'certain' } }])
  expect(resolveOrder('TPNI7 2', sources)).toMatchObject([{ readAs: 'TPNI07', outcome: { kind: 'variant' } }])
})

test('a code within a description says how it was read as well; without one nothing was read otherwise', () => {
  const sheet = (description: string) =>
    resolveOrder(`Item;Descrição;Qtd\n1;${description};2\n2;Parafuso;1`, sources)[0]
  expect(sheet('Conector CP1')).toMatchObject({ readAs: 'CP01', outcome: { kind: 'certain', quantity: 2 } })
  expect(sheet('Conector CP01')?.readAs).toBeUndefined()
})

test.each(['10 a 20', '10 à 20', '2 ou 3', 'dois ou três', '2 até 4', 'alguns'])(
  'which number of %s is meant is asked',
  (count) => {
    expect(resolveOrder(`CP01 ${count}`, sources)).toMatchObject([{ outcome: { kind: 'quantity' } }])
    expect(resolveOrder(`Código;Qtd\nCP01;${count}\nCP02;1`, sources)[0]).toMatchObject({
      outcome: { kind: 'quantity' },
    })
  },
)

test.each(['-2', '- 2', '2-4', '10 a 20'])('a cell that says %s counts nothing', (cell) => {
  const [first] = resolveOrder(`Código;Qtd\nCP01;${cell}\nCP02;1`, sources)
  expect(first).toMatchObject({ outcome: { kind: 'quantity', written: cell } })
})

test('sizes from one number to another count nothing', () => {
  expect(read('braçadeira 18 a 26 cm CP01 2')).toEqual(['CP01 x 2'])
})

test.each([
  ['Lote 2', '2'],
  ['LOTE nº 03 - Cabos', '03'],
  ['Lote B: conectores', 'B'],
  ['LOTE IV', 'IV'],
  ['Lote único', 'único'],
  ['Lote com entrega parcelada', undefined],
  ['LOTE A ENTREGAR', undefined],
  ['Lote destinado a ME/EPP', undefined],
])('a row that says %s opens lot %s', (row, lot) => {
  const entries = resolveOrder(`Item;Descrição;Código;Qtd\n${row};;;\n1;Conector;CP01;2`, sources)
  expect(entries.at(-1)?.buyerLine?.lot).toBe(lot)
  expect(entries.map(({ outcome }) => outcome.kind)).toEqual(['remark', 'certain'])
})

test('a count of each holds for every code of the line, as a sentence and beside others like it', () => {
  expect(read('CP01 e CP02, 3 de cada')).toEqual(['CP01 x 3', 'CP02 x 3'])
  expect(read('CP01 e CP02, 3 de cada\nCP12, CP25 - meia dúzia de cada')).toEqual([
    'CP01 x 3',
    'CP02 x 3',
    'CP12 x 6',
    'CP25 x 6',
  ])
})

test('a date before several codes takes no count from any of them', () => {
  const orders = resolveOrder('validade 1/2027 - CP01 x 1 - CP12 x 2 - CP25 x 1', sources).map(({ outcome }) =>
    outcome.kind === 'certain' ? `${outcome.item.code} x ${outcome.quantity}` : outcome.kind,
  )
  expect(orders).toEqual(['CP01 x 1', 'CP12 x 2', 'CP25 x 1'])
})

test('what was crossed out is asked about', () => {
  expect(read('❌ CP01 2')).toEqual(['CP01 x 2'])
  const [crossed, unwanted] = resolveOrder('❌ CP01 2\nCP02 (não precisa mais)', sources)
  expect([crossed?.outcome.kind, unwanted?.outcome.kind]).toEqual(['confirm', 'confirm'])
})

test('an export that tells the time first is read without it', () => {
  expect(read('[10:32, 12/11/2026] Marcia UTI: CP01 2')).toEqual(['CP01 x 2'])
})

test('a title that has words of the catalogue orders nothing', () => {
  expect(read('ANEXO I - MONITOR')).toEqual(['remark'])
  expect(read('MONITOR da UTI:')).toEqual(['remark'])
})

test.each([
  ['codes', 'CP01 '.repeat(12_000)],
  ['codes with numbers', 'CP01 tenho 2, '.repeat(4000)],
  ['semicolons', `${';'.repeat(60_000)}x`],
  ['blanks', `x${' '.repeat(60_000)}<`],
  ['one figure behind the word of a paper', `OC ${'0'.repeat(20_000)} ${'00 '.repeat(10_000)}a`],
  ['dashes behind a number', `1${'-'.repeat(60_000)}!`],
])('a pasted line of nothing but %s takes two seconds at the most', (_what, line) => {
  const before = process.threadCpuUsage()
  resolveOrder(line, sources)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000)
})
