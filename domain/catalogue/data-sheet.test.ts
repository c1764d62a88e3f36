import { expect, test } from 'vitest'
import { accessory, connector, registries } from '#tests/samples.ts'
import { dataSheet } from './data-sheet.ts'
import type { ArticleVariant } from './variants/variant.ts'

const known = registries({
  connectors: ['um', 'dois', 'neonatal', 'rosca'].map((key) => connector({ key, name: key, confirmed: true })),
})
const sizes = { neonatal: 'Neonatal (6 a 11 cm)', adulto: 'Adulto (18 a 26 cm)', obeso: 'Obeso (33 a 47 cm)' } as const

/** A cuff of three sizes and one or two tubes with the connector that `end` gives for each version. */
function rowsOf(end: (size: keyof typeof sizes, vias: '1' | '2') => string, label?: string) {
  const variants = (['neonatal', 'adulto', 'obeso'] as const).flatMap((size) =>
    (['1', '2'] as const).map((vias): ArticleVariant => ({
      id: `${size}-${vias}`,
      sku: `${size}${vias}`,
      sizeKey: size,
      sizeLabel: sizes[size],
      vias,
      ends: [{ side: 'mangueira', connector: end(size, vias), ...(label !== undefined && { label }) }],
    })),
  )
  return dataSheet(accessory({ productType: 'bracadeiras-pni', variants }), known).rows.map(
    ({ name, value }) => `${name}: ${value}`,
  )
}

test('a cuff has one row a side, its ends by the number of tubes', () => {
  expect(rowsOf((_, vias) => (vias === '1' ? 'um' : 'dois'))).toEqual([
    'Lado da mangueira: Tubo simples: um; Tubo duplo: dois',
  ])
})

test('the newborn has an end of its own, the other sizes are those but the newborn', () => {
  expect(rowsOf((size) => (size === 'neonatal' ? 'neonatal' : 'rosca'))).toEqual([
    'Lado da mangueira: Neonatal (6 a 11 cm): neonatal; menos Neonatal (6 a 11 cm): rosca',
  ])
})

test('two properties tell together what neither tells alone', () => {
  expect(rowsOf((size, vias) => (vias === '2' ? 'dois' : size === 'neonatal' ? 'neonatal' : 'rosca'))).toEqual([
    'Lado da mangueira: Neonatal (6 a 11 cm), Tubo simples: neonatal; Tubo duplo: dois; Tubo simples, menos Neonatal (6 a 11 cm): rosca',
  ])
})

test('an end of all versions has no words but its label', () => {
  expect(rowsOf(() => 'um')).toEqual(['Lado da mangueira: um'])
  expect(rowsOf(() => 'um', 'com conector à parte')).toEqual(['Lado da mangueira: com conector à parte: um'])
})
