import { beforeAll, expect, test } from 'vitest'
import { summarize } from '#domain/catalogue/product-summary.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { plainName, spellings } from '#domain/catalogue/registry/model-registry.ts'
import { registriesOf, type Registries } from '#domain/catalogue/registry/registries.ts'
import { browseList } from '#domain/list/browse.ts'
import { buildList } from '#domain/list/catalogue-list.ts'
import { parseListQuery } from '#domain/list/list-query.ts'
import { loadCatalogue } from '#tests/catalogue-content.ts'
import { findModels, parseModelQuery, modelPath, nearestModels, compatibilityPageOf } from './compatibility-page.ts'
import { isSameTechnology, partTechnology, partTiers } from './part-tiers.ts'

let products: Product[]
let registries: Registries
beforeAll(async () => {
  const content = await loadCatalogue()
  products = content.products
  registries = registriesOf(content.registries)
})

function accessoryList() {
  const accessories = products.filter(({ category }) => category === 'acessorios-componentes')
  return buildList('acessorios', accessories, {
    summarize: (product) => summarize(product, { src: '', alt: '' }),
    registries,
  })
}

test('the parts that name a model are those of the list with its filter, for every model', () => {
  const list = accessoryList()
  for (const model of registries.models.all) {
    const query = parseListQuery(new URLSearchParams({ modelo: model.key, mostrar: '1000' }), 'acessorios')
    const isKnown = list.options.modelo?.some(({ value }) => value === model.key)
    const listed = isKnown ? browseList(list, query).products.map(({ product }) => product.id) : []
    const { citedParts } = partTiers(model, products, registries.models)
    expect(citedParts.map(({ id }) => id).toSorted(), model.key).toEqual(listed.toSorted())
    for (const part of citedParts) expect(part.equipmentModel).toContain(model.key)
  }
})

test('the universal parts are counted as their list shows them, for every model', () => {
  const list = accessoryList()
  for (const model of registries.models.all)
    for (const { type, count } of partTiers(model, products, registries.models).universalTypes) {
      const parameters = new URLSearchParams({ marca: 'universal', tipo: type })
      expect(browseList(list, parseListQuery(parameters, 'acessorios')).total, `${model.key}: ${type}`).toBe(count)
    }
})

test('no part of a model’s other tiers names the model, none stands twice, and SpO2 shares its technology', () => {
  for (const model of registries.models.all) {
    const { citedParts, brandParts } = partTiers(model, products, registries.models)
    expect(new Set([...citedParts, ...brandParts]).size).toBe(citedParts.length + brandParts.length)
    for (const part of brandParts) {
      expect(part.equipmentModel).not.toContain(model.key)
      if (part.productType !== 'sensores-spo2') continue
      const stated = partTechnology(part)
      expect(
        stated && model.technologies.spo2?.some((known) => isSameTechnology(known, stated)),
        `${model.key}: ${part.id}`,
      ).toBe(true)
    }
  }
})

test('every key, name and alias leads to its one model, unless two models of the maker share it', () => {
  for (const model of registries.models.all) {
    const { maker } = model
    expect(compatibilityPageOf(registries.models, { maker: maker.key, model: model.key })).toMatchObject({
      path: modelPath(model),
    })
    for (const name of new Set(spellings(model).map(plainName))) {
      const sharing = registries.models.byName(name).filter((other) => other.maker.key === maker.key)
      if (sharing.length === 1)
        expect(compatibilityPageOf(registries.models, { maker: maker.name, model: name }), name).toMatchObject({
          path: modelPath(model),
        })
    }
  }
})

test.each([
  ['philips', 'HeartStart XL', '/compatibilidade/philips/heartstart-xl'],
  ['philips', 'HeartStart XL+', '/compatibilidade/philips/heartstart-xl-plus'],
  ['HP', 'mp40', '/compatibilidade/philips/intellivue-mp40'],
  ['Dixtal', 'DX2020', '/compatibilidade/dixtal/dx-2020'],
  ['Siare', 'Siaretron 4000', '/compatibilidade/siare/siaretron-4000'],
  ['Siare', 'Siaretron 4000T', '/compatibilidade/siare/siaretron-4000t'],
  ['Siare', 'Morpheus', '/compatibilidade/siare/morpheus'],
  ['Siare', 'Morpheus LT', '/compatibilidade/siare/morpheus-lt'],
])('%s %s is at %s', (maker, model, path) => {
  expect(compatibilityPageOf(registries.models, { maker, model })).toMatchObject({ path })
})

test.each(['Siaretron 4000 X', 'Morpheus L', 'HeartStart X', 'HeartStart XL++'])(
  '%s is nothing that begins alike',
  (name) => {
    for (const maker of ['siare', 'philips'])
      expect(compatibilityPageOf(registries.models, { maker, model: name }).kind).toBe('missing')
  },
)

test('a name that is not there is told with the nearest, and never answered by them', () => {
  const place = compatibilityPageOf(registries.models, { maker: 'dixtal', model: 'dx-2024' })
  expect(place.kind).toBe('missing')
  expect(nearestModels(registries.models, 'dixtal dx 2024').map(({ maker }) => maker.key)).toContain('dixtal')
  expect(compatibilityPageOf(registries.models, { maker: 'philips', model: 'heart' }).kind).toBe('missing')
  expect(compatibilityPageOf(registries.models, { maker: 'nenhuma' }).kind).toBe('missing')
})

test('models are found by any words of their names, whole names first', () => {
  const found = (search: string) =>
    findModels(registries.models, parseModelQuery(new URLSearchParams({ busca: search }))).map(({ key }) => key)
  expect(found('philips mp40')).toContain('intellivue-mp40')
  expect(found('dx 2020')[0]).toBe('dx-2020')
  expect(found('qwxyz')).toEqual([])
})
