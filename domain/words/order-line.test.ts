import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compactCode, unpaddedCode } from '#domain/codes/code.ts'
import { resolveLine } from './codes-in-line.ts'
import { cleanLine, readOrderLine } from './order-line.ts'

const codes = [
  'C5VGA2',
  'C5VGA23',
  'CP01',
  'CP02',
  'CP12',
  'CP25',
  'ST 01 E',
  'LL 01 F',
  'TPNI05',
  'TPNI05N',
  'CEL01',
  'CEL12',
  'BAT02A13F1',
]
const byCompact = new Map(codes.map((code) => [compactCode(code), [code]]))
const byUnpadded = new Map(codes.map((code) => [unpaddedCode(compactCode(code)), [code]]))
const find = (compact: string) => byCompact.get(compact) ?? byUnpadded.get(unpaddedCode(compact)) ?? []
const finder = { find, findWorn: () => [] }

function read(text: string): string[] {
  return resolveLine(readOrderLine(text), finder).codes.map(({ known, quantity }) => {
    const count = quantity.kind === 'unclear' ? quantity.text : quantity.kind === 'stated' ? quantity.value : '?'
    return `${known[0]} × ${count}`
  })
}

test.each([
  ['C5VGA2 x 3', 'C5VGA2 × 3'],
  ['3 un C5VGA2', 'C5VGA2 × 3'],
  ['3x C5VGA2', 'C5VGA2 × 3'],
  ['TPNI05 - 2 pç', 'TPNI05 × 2'],
  ['TPNI05\t2', 'TPNI05 × 2'],
  ['CP01;2;un', 'CP01 × 2'],
  ['CP01 (2)', 'CP01 × 2'],
  ['qtd: 6 CP02', 'CP02 × 6'],
  ['CP02 quantidade 6', 'CP02 × 6'],
  ['dois CP02', 'CP02 × 2'],
  ['ST 01 E 2', 'ST 01 E × 2'],
  ['st-01-e, 4 unidades', 'ST 01 E × 4'],
  ['CP02 2 un + 1 un', 'CP02 × 2 un + 1'],
  ['CP02 qtd6', 'CP02 × 6'],
  ['CP02 x6un', 'CP02 × 6'],
  ['CP02 7cxs', 'CP02 × 7'],
  ['2 kt CP02', 'CP02 × 2'],
  ['um par e meio de CP02', 'CP02 × um par e meio'],
  ['CP02 2 caixas e meia', 'CP02 × 2 caixas e meia'],
  ['2 LL 01 F', 'LL 01 F × 2'],
  ['preciso de 10 un do CP12 por favor', 'CP12 × 10'],
  ['• CP01 5', 'CP01 × 5'],
  ['12. CP01 5', 'CP01 × 5'],
  ['[01/02/2026 10:31] Ana: CP01 5', 'CP01 × 5'],
  ['CP01', 'CP01 × ?'],
  ['bat 02 a 13 f 1 - 3', 'BAT02A13F1 × 3'],
  ['CP01 5 vias', 'CP01 × ?'],
  ['CP01 2,5', 'CP01 × 2,5'],
  ['CP01 1.000', 'CP01 × 1.000'],
  ['CP01 0', 'CP01 × 0'],
  ['CP01 CEP 30130', 'CP01 × ?'],
])('%s is read as %s', (line, expected) => expect(read(line)).toEqual([expected]))

test('several codes of a line keep their own quantities, given before them or after', () => {
  expect(read('2x CP01 1x CP02')).toEqual(['CP01 × 2', 'CP02 × 1'])
  expect(read('CP01 x2 CP02 x1')).toEqual(['CP01 × 2', 'CP02 × 1'])
  expect(read('1 ST 01 E e 3 CP02')).toEqual(['ST 01 E × 1', 'CP02 × 3'])
  expect(read('CP01, CP02; CP12')).toEqual(['CP01 × ?', 'CP02 × ?', 'CP12 × ?'])
})

test('a code and a number apart are never the code of both', () => {
  const separator = fc.constantFrom(' ', '\t', ';', ', ', ' x ', ' - ', ': ', ' (')
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 999 }), separator, (code, quantity, between) => {
      expect(read(`${code}${between}${quantity}`)).toEqual([`${code} × ${quantity}`])
    }),
  )
})

test('where the end of a code is in doubt the other reading is told too', () => {
  const { codes: taken, alternatives } = resolveLine(readOrderLine('CP 1 2'), finder)
  expect(taken.map(({ known }) => known[0])).toEqual(['CP01'])
  expect(alternatives.map(({ known }) => known[0])).toEqual(['CP12'])
})

test('a number that begins with zero ends its code', () => {
  expect(resolveLine(readOrderLine('CEL 01 2'), finder)).toMatchObject({ codes: [{ code: 'cel01' }], alternatives: [] })
})

test('nothing is taken for a similar code', () => {
  expect(read('C5VGA9 2')).toEqual([])
  expect(read('CP99')).toEqual([])
})

test('any text is read without an error, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(read(text).length).toBeLessThan(60)
      expect(cleanLine(cleanLine(text)).length).toBeLessThanOrEqual(cleanLine(text).length)
    }),
  )
})

test.each([
  '[01/02/2026, 10:31:07] Ana: CP01 2',
  '01/02/2026 10:31 - Ana: CP01 2',
  '[10:31, 01/02/2026] Ana Compras: CP01 2',
  'Item 01: CP01 2',
  'item 3 - CP01 2',
])('what messengers and numbering put before a line is left out: %s', (line) => {
  expect(cleanLine(line)).toBe('CP01 2')
})
