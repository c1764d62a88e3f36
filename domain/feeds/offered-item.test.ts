import { expect, test } from 'vitest'
import { accessory, ecgVariants, equipment } from '#tests/samples.ts'
import { offeredItems, pricedItems } from './offered-item.ts'

test('a product without variants is one item, under its code or else its id', () => {
  const [item, ...others] = offeredItems(accessory({ sku: 'ST05', currentPrice: 120 }))
  expect(others).toEqual([])
  expect(item).toEqual({
    code: 'ST05',
    productId: 'cabo-de-teste',
    name: 'Cabo de teste',
    label: '',
    description: 'Cabo para a bancada.',
    price: 12_000,
    availability: 'em-estoque',
    kind: ['Acessórios e componentes', 'Cabos de ECG'],
    path: '/produto/cabo-de-teste',
  })
  expect(offeredItems(accessory())).toMatchObject([{ code: 'cabo-de-teste' }])
})

test('each variant is an item with its own code, price, availability and address', () => {
  const [first, second] = ecgVariants
  const variants = [{ ...first, id: '3-vias', sku: 'C3' }, { ...second, id: '5-vias', sku: 'C5', currentPrice: 99.9, availability: 'em-breve' as const }] // prettier-ignore
  expect(offeredItems(accessory({ sku: 'C0', currentPrice: 80, variants }))).toMatchObject([
    { code: 'C3', variantId: '3-vias', label: '3 vias', price: 8000, availability: 'em-estoque', path: '/produto/cabo-de-teste?opcao=3-vias' }, // prettier-ignore
    { code: 'C5', variantId: '5-vias', label: '5 vias', price: 9990, availability: 'em-breve', path: '/produto/cabo-de-teste?opcao=5-vias' }, // prettier-ignore
  ])
})

test('only a machine has a maker: the brand of a part is the one that it fits', () => {
  expect(offeredItems(accessory({ equipmentBrand: 'philips' }))[0]).not.toHaveProperty('maker')
  expect(offeredItems(equipment({ brand: 'drager' }))).toMatchObject([{ maker: 'Dräger', kind: ['Equipamentos', 'Monitores multiparâmetro'] }]) // prettier-ignore
  for (const brand of ['universal', 'outros'] as const)
    expect(offeredItems(equipment({ brand }))[0]).not.toHaveProperty('maker')
})

test('without a price nothing is a priced item, not even one variant among priced ones', () => {
  const [first, second] = ecgVariants
  const variants = [{ ...first, id: 'a', sku: 'A', currentPrice: 10 }, { ...second, id: 'b', sku: 'B' }] // prettier-ignore
  expect(pricedItems([accessory(), equipment(), accessory({ variants })]).map(({ code }) => code)).toEqual(['A'])
})
