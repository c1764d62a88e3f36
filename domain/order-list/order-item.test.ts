import { expect, test } from 'vitest'
import { accessory, summaryOf } from '#tests/samples.ts'
import { itemFor, distinguishingFacts, summedLines } from './order-item.ts'

const cell = (id: string, machine: string) =>
  itemFor(
    summaryOf(accessory({ id: id.toLowerCase(), name: 'Célula de oxigênio', sku: id, compatibleWith: [machine] })),
  )
const cuff = summaryOf(
  accessory({
    id: 'cuff',
    name: 'Braçadeira',
    variants: [
      { id: 'a1', sku: 'BP1', sizeKey: 'adulto', sizeLabel: 'Adulto', vias: '1' },
      { id: 'a2', sku: 'BP2', sizeKey: 'adulto', sizeLabel: 'Adulto', vias: '2' },
    ],
  }),
)

test('of products that share their name what they fit tells them apart', () => {
  const items = [cell('CEL01', 'Envitec'), cell('CEL02', 'Maxtec')]
  expect(items.map((item) => distinguishingFacts(item, items))).toEqual([['Envitec'], ['Maxtec']])
})

test('of variants of one product the option tells them apart', () => {
  const items = [itemFor(cuff, 'a1'), itemFor(cuff, 'a2')]
  expect(items.map((item) => distinguishingFacts(item, items))).toEqual([['Adulto (1 via)'], ['Adulto (2 vias)']])
})

test('an item that is offered alone says its name and its option', () => {
  const item = itemFor(cuff, 'a1')
  expect(distinguishingFacts(item, [item])).toEqual(['Braçadeira', 'Adulto (1 via)'])
})

test('joined notes that are too long are cut before an emoji, never within it', () => {
  const item = itemFor(cuff, 'a1')
  const lines = ['a'.repeat(190), 'bbbbbb😀'].map((note) => ({ item, quantity: 1, note }))
  expect(summedLines(lines)).toMatchObject([{ quantity: 2, note: `${'a'.repeat(190)} / bbbbbb` }])
})
