import { expect, test } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { buildOrderBook, sourcesOf } from './order-book.ts'
import { resolveOrder } from './resolve-order.ts'

const hoses = [
  { id: 'adulto-1-5-m', sku: 'TPNI07AL15', patient: 'Adulto', length: '1,5 m', formerCodes: ['TPNI07'] },
  { id: 'adulto-3-m', sku: 'TPNI07AL30', patient: 'Adulto', length: '3,0 m', formerCodes: ['TPNI07'] },
  { id: 'neonatal-3-m', sku: 'TPNI07NL30', patient: 'Neonatal', length: '3,0 m', formerCodes: ['TPNI07N'] },
]
const products = [
  accessory({ id: 'conector-1', sku: 'CP01' }),
  accessory({ id: 'conector-2', sku: 'CP02' }),
  accessory({ id: 'mangueiras', variants: hoses }),
]
const sources = {
  ...sourcesOf(buildOrderBook(products.map(summaryOf))),
  searchWords: () => [],
  isWord: () => false,
}

/** The entries in short: 'CP01 x 2'; of a question its kind. */
const read = (text: string) =>
  resolveOrder(text, sources).map(({ outcome }) => {
    if (outcome.kind === 'certain') return `${outcome.item.code} x ${outcome.quantity}`
    if (outcome.kind !== 'confirm') return outcome.kind
    return outcome.readings.map(({ item, quantity }) => `${item.code} x ${quantity}`).join(' or ')
  })

test.each([
  ['TPNI07 3m - 4', ['TPNI07AL30 x 4']],
  ['TPNI07 adulto 1,5 m - 4', ['TPNI07AL15 x 4']],
  ['TPNI07 adulto - 4', ['variant']],
  ['TPNI07 neonatal 3 m - 4', ['variant']],
  ['TPNI07 - 4', ['variant']],
  ['Código;Descrição;Qtd\nTPNI07;Mangueira de 3,0 m;4\nCP01;Conector;1', ['TPNI07AL30 x 4', 'CP01 x 1']],
])('words beside a code tell its variant, and none that belongs to another code: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['2 cabos CP01', ['CP01 x 2']],
  ['e 1 cabo CP01', ['CP01 x 1']],
  ['2 tubos CP01', ['CP01 x 1 or CP01 x 2']],
])('what the product is called is counted, another noun is asked about: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test.each([
  ['numbered lines', '01 CP01 CONECTOR UN 20\n02 CP02 CONECTOR UN 30', ['CP01 x 20', 'CP02 x 30']],
  ['lines that only look so', '2 CP01\n3 CP02', ['CP01 x 2', 'CP02 x 3']],
  ['numbers that are all that counts', '1 CP01\n2 CP02', ['CP01 x 1', 'CP02 x 2']],
  ["'Item 01: …'", 'Item 01: CP01 - conector - Qtd: 2\nItem 02: CP02 - conector - Qtd: 5', ['CP01 x 2', 'CP02 x 5']],
])("an item's number is no quantity: %s", (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})

const portal =
  'Item  Código  Descrição      Un   Quant.\n1     CP01    CONECTOR 1     UN   6\n2     CP02    CONECTOR 2     UN   3'

test.each([
  ['with the columns of a PDF', `HOSPITAL      Página 1\n${portal}\nHOSPITAL      Página 2`],
  ['amid a letter', `Bom dia,\n\nsegue a lista:\n${portal.replaceAll(/ {2,}/g, '\t')}\nGrata,\nAna\nCompras\nHospital`],
  ['of Markdown', '| Item | Código | Qtd |\n|---|---|---|\n| 1 | CP01 | 6 |\n| 2 | CP02 | 3 |'],
  ['with our codes under another heading', 'Item;Material;Qtd;Cód. alternativo\n1;Conector;6;CP01\n2;Conector;3;CP02'],
  ['of months', 'Jan\tFev\tTotal\tCódigo\n2\t4\t6\tCP01\n1\t2\t3\tCP02'],
])('a table %s is read by its columns', (_, text) => {
  expect(read(text).filter((entry) => entry !== 'remark')).toEqual(['CP01 x 6', 'CP02 x 3'])
})

test.each(['(16) 99999-0000', '11.222.333/0001-81', 'compras@hospital.example', 'Total de itens: 5'])(
  'a line that only says %s orders nothing',
  (line) => {
    expect(read(`CP01 2\n${line}`)).toEqual(['CP01 x 2', 'remark'])
  },
)

test.each([
  ['in a line', 'Cód: CP01 | Qt. Pedida: 3 | Qt. Estoque: 9\nCód: CP02 | Qt. Pedida: 2 | Qt. Estoque: 0'],
  ['a line each', 'Código: CP01\nDescrição: Conector\nQuantidade: 3\n\nCódigo: CP02\nQuantidade: 2 un'],
  ['below a name', '1 - Conector\nModelo SKU: CP01\nQuantidade Total: 3\n2 - Conector\nRef.: CP02 Qtd.: 2'],
])('facts behind their labels make an item, %s', (_, text) => {
  expect(read(text)).toEqual(['CP01 x 3', 'CP02 x 2'])
})

test('a label without a quantity makes no item: the line is read as it stands', () => {
  expect(read('Código: CP01 - 3 un\nCódigo: CP02')).toEqual(['CP01 x 3', 'CP02 x 1'])
})

test('a report is cut at its ruler, below which columns may be one space apart', () => {
  const report = [
    'Seq Cod.  Descricao        Un  Qtde Data',
    '--- ----- ---------------- --- ---- ----------',
    '  1 004712 is longer',
    '  1 00471 CONECTOR CP01    UN    12 05/12/2026',
    '  2 00472 CONECTOR CP02    UN     3 05/12/2026',
  ]
  expect(read(report.join('\n')).slice(-2)).toEqual(['CP01 x 12', 'CP02 x 3'])
})

test('a description that goes on in the next row of a table belongs to the row above', () => {
  expect(read('Item\tDescrição\tQtd\n1\tConector CP01\t3\n\tmacho, de plástico\t\n2\tConector CP02\t2')).toEqual([
    'CP01 x 3',
    'CP02 x 2',
  ])
})

test("a sheet's note that is too long is cut before an emoji, never within it", () => {
  const sheet = `Código;Qtd;Observação\nCP01;1;${'a'.repeat(199)}😀\nCP02;2;`
  expect(resolveOrder(sheet, sources)[0]?.note).toBe('a'.repeat(199))
})
