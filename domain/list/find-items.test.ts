import { expect, test } from 'vitest'
import { accessory, cuffVariants, ecgVariants, equipment, maker, registries, summaryOf } from '#tests/samples.ts'
import { buildList } from './catalogue-list.ts'
import { findItems } from './find-items.ts'

const parts = [
  accessory({
    id: 'ecg-ge',
    name: 'Cabo de ECG para GE',
    equipmentBrand: 'ge-healthcare',
    equipmentModel: ['pm-9000'],
    variants: ecgVariants,
  }),
  accessory({ id: 'ecg-bionet', name: 'Cabo de ECG para Bionet', sku: 'C5VG110', tags: ['rabicho'] }),
  accessory({ id: 'ecg-iec', name: 'Cabo de ECG, padrão IEC', sku: 'C5VG11' }),
  accessory({ id: 'cuff', name: 'Braçadeira de PNI', productType: 'bracadeiras-pni', variants: cuffVariants }),
]
const known = registries({
  makers: [maker({ models: [{ key: 'pm-9000', name: 'PM-9000', aliases: ['PM-9000 Express'] }] })],
})
const category = buildList('categoria', parts, { summarize: summaryOf, registries: known })
const found = (term: string) =>
  findItems(category, term).map(({ item, variantId }) => item.summary.id + (variantId ? ` ${variantId}` : ''))

test('every word of the term must occur, in any case and with any accents', () => {
  expect(found('BRACADEIRA')).toEqual(['cuff'])
  expect(found('padrao ecg')).toEqual(['ecg-iec'])
  expect(found('ecg braçadeira')).toEqual([])
})

test('names, tags, models, brands, codes and size labels are searched', () => {
  expect(found('rabicho')).toEqual(['ecg-bionet'])
  expect(found('pm-9000')).toEqual(['ecg-ge'])
  expect(found('PM9000')).toEqual(['ecg-ge'])
  expect(found('ge healthcare')).toEqual(['ecg-ge'])
  expect(found('neonatal (6 a 11')).toEqual(['cuff'])
  expect(found('BP01')).toEqual(['cuff'])
})

test('a whole code finds its product only, and its variant', () => {
  expect(found('C5VG11')).toEqual(['ecg-iec'])
  expect(found('c5vg-110')).toEqual(['ecg-bionet'])
  expect(found('C5 VGA2')).toEqual(['ecg-ge 5-vias'])
})

test('the beginning of a code finds all that begin so', () => {
  expect(found('C5VG').toSorted()).toEqual(['ecg-bionet', 'ecg-ge', 'ecg-iec'])
})

test('signs alone find nothing', () => {
  expect(found('???')).toEqual([])
})

test('equipment is found by specialty, technology and treatment, not by what stands elsewhere', () => {
  const monitor = equipment({ specifications: [{ name: 'Tela', value: 'Colorida' }] })
  const list = buildList('equipamentos', [monitor], { summarize: summaryOf, registries: registries() })
  for (const term of ['terapia intensiva', 'sensivel ao toque', 'sinais vitais', 'mindray', 'bancada']) {
    expect(findItems(list, term)).toHaveLength(1)
  }
  expect(findItems(list, 'colorida')).toEqual([])
})
