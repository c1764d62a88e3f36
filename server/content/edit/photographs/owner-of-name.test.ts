import { beforeAll, expect, test } from 'vitest'
import { Catalogue } from '#server/content/edit/catalogue.ts'
import { RowOwners } from '#server/content/sheet/rows/row-owner.ts'
import { accessory } from '#tests/samples.ts'
import { ownerOfName } from './owner-of-name.ts'

let owners: RowOwners
let ids: ReadonlySet<string>
beforeAll(async () => {
  const { products, files } = await new Catalogue('tests/fixture').of()
  owners = new RowOwners(products)
  ids = new Set(files.keys())
})

test.each([
  ['C5VGA2.jpg', 'cabo-ecg-ge-aha', '5-vias'],
  ['c5vga2-1.JPG', 'cabo-ecg-ge-aha', '5-vias'],
  ['fotos/C5VGA2 (2).png', 'cabo-ecg-ge-aha', '5-vias'],
  ['C5VGA2_frente.webp', 'cabo-ecg-ge-aha', '5-vias'],
  ['cp-06.jpg', 'conector-pni-cp06', undefined],
  ['cabo-ecg-ge-aha-3.jpg', 'cabo-ecg-ge-aha', undefined],
])('%s is a photograph of %s', (name, id, variant) => {
  expect(ownerOfName(name, owners, ids)).toEqual({ kind: 'found', owner: { id, ...(variant && { variant }) } })
})

test('a name without a code is nobody’s, and the code has to stand first', () => {
  for (const name of ['IMG_0001.jpg', 'frente C5VGA2.jpg', '.jpg', '1.jpg'])
    expect(ownerOfName(name, owners, ids).kind, name).toBe('unknown')
})

test('a name that may be of two is told, and not guessed', () => {
  const two = new RowOwners([accessory({ id: 'a', sku: 'CP06' }), accessory({ id: 'b', sku: 'CP062' })])
  expect(ownerOfName('CP06-2.jpg', two, new Set())).toEqual({ kind: 'unknown', why: 'o nome pode ser de b ou de a' })
})
