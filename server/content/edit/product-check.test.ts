import { beforeAll, expect, test } from 'vitest'
import type { AccessoryRecord, ProductRecord } from '#domain/catalogue/product.ts'
import { Catalogue, type CatalogueState } from './catalogue.ts'
import { faultsOfChange } from './product-check.ts'

let catalogue: CatalogueState

beforeAll(async () => {
  catalogue = await new Catalogue('.').state()
})

const part = (id: string): AccessoryRecord => {
  const product = catalogue.files.get(id)?.product
  if (product?.category !== 'acessorios-componentes') throw new Error(id)
  return product
}
const said = (before: ProductRecord, change: object) =>
  faultsOfChange(catalogue, { before, after: { ...before, ...change } }).map(({ file, path, code }) => [
    file,
    path,
    code,
  ])

// Each product of the catalogue is checked beside its neighbours, which takes seconds.
const timeout = 90_000

test(
  'a sound catalogue has nothing to say of any product, however few of the others are looked at',
  { timeout },
  () => {
    expect(catalogue.products.length).toBeGreaterThan(200)
    for (const product of catalogue.products)
      expect(faultsOfChange(catalogue, { before: product, after: product }), product.id).toEqual([])
  },
)

test('a code that another product has is told, and keys that there are not', () => {
  const [one, other] = [part('cabo-ecg-10-vias-aha'), part('adaptador-banana-snap-10-pecas')]
  const file = `content/products/${one.id}.yaml`
  expect(said(one, { sku: other.sku })).toEqual([[file, 'sku', 'conteudo-codigo-repetido']])
  expect(said(one, { equipmentBrand: 'nada', equipmentModel: ['nada'] })).toEqual([
    [file, 'equipmentBrand', 'conteudo-marca-que-nao-ha'],
    [file, 'equipmentModel', 'conteudo-modelo-que-nao-ha'],
  ])
})

test('what a change takes from another product is told of the other one', { timeout }, () => {
  const trunks = catalogue.products.filter(({ id }) => id.includes('extens') || id.includes('tronco'))
  expect(trunks.length).toBeGreaterThan(0)
  const lost = catalogue.products.flatMap((product) =>
    product.category === 'acessorios-componentes' && product.ends.length > 0
      ? faultsOfChange(catalogue, { before: product, after: { ...product, ends: [], variants: [] } }).filter(
          ({ file, code }) => file !== `content/products/${product.id}.yaml` && code === 'conteudo-ponta-sem-par',
        )
      : [],
  )
  expect(lost.length).toBeGreaterThan(0)
})
