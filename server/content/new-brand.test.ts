import { expect, test } from 'vitest'
import { summarize } from '#domain/catalogue/product-summary.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { pricedItems } from '#domain/feeds/offered-item.ts'
import { apiSchema } from '#domain/feeds/read-api/api-schema.ts'
import { buildList } from '#domain/list/catalogue-list.ts'
import { searchRemedies } from '#domain/list/search-advice.ts'
import { smartFind } from '#domain/list/smart-find.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { search } from '#domain/search/search.ts'
import { suggest } from '#domain/search/suggest.ts'
import { copyContent } from '#tests/content-folder.ts'
import { ContentFiles } from './content-files.ts'
import { loadContent } from './load-content.ts'

/**
 * A shop takes a brand into its catalogue by a line of `equipment-brands.yaml`; the search's words know one and not the
 * other.
 */
async function shopWith(key: string, label: string) {
  const { root, write, replace } = await copyContent()
  await replace('equipment-brands.yaml', '- { key: vita', `- { key: ${key}, label: ${label} }\n- { key: vita`)
  await write('products/cabo-novo.yaml', part(key))
  await write('products/monitor-novo.yaml', machine(key))
  const { products, registries: source, vocabulary } = await loadContent(new ContentFiles(root))
  const registries = registriesOf(source)
  const shelf = products.filter(({ category }) => category === 'acessorios-componentes')
  const list = buildList('acessorios', shelf, {
    summarize: (product) => summarize(product, { src: '', alt: '' }),
    registries,
  })
  const index = buildIndex(
    products.map((product) => toSearchDocument(product, registries)),
    vocabulary,
  )
  return { products, source, list, index }
}

const part = (key: string) => `
name: Cabo de ECG de 5 vias
category: acessorios-componentes
productType: cabos-ecg
sku: NOVO5
description: Cabo para a bancada.
availability: em-estoque
condition: compativel
equipmentBrand: ${key}
`
const machine = (key: string) => `
name: Monitor de bancada
category: equipamentos
family: monitores-multiparametro
brand: ${key}
specialty: UTI
technology: Digital
treatment: Monitorização
description: Monitor para a bancada.
availability: em-estoque
currentPrice: 100
`

test.each([
  ['bionet', 'Bionet'],
  ['novamed', 'Nova Méd'],
])('a shop’s new brand %s is found and shown by its name, without another file', async (key, label) => {
  const { products, source, list, index } = await shopWith(key, label)
  const cable = products.find(({ id }) => id === 'cabo-novo')
  expect(cable?.brands).toEqual([{ key, label }])
  expect(list.options.marca).toContainEqual({ value: key, label })
  expect(list.items.find(({ summary }) => summary.id === 'cabo-novo')?.summary).toMatchObject({
    brand: key,
    fits: label,
  })
  expect(pricedItems(products)).toContainEqual(expect.objectContaining({ productId: 'monitor-novo', maker: label }))
  expect(JSON.stringify(apiSchema('https://loja.example', source.brands))).toContain(`"${key}"`)
  for (const name of [key, label]) {
    const { hits, understood } = search(index, `cabo ecg ${name}`)
    expect(hits[0]?.id).toBe('cabo-novo')
    expect(understood.brand).toEqual({ key, label })
    expect(suggest({ index, pictures: {} }, name)[0]).toEqual({ kind: 'brand', brand: key, label })
  }
  const { advice } = smartFind(list, index, `${label} zzzzzz`)
  expect(searchRemedies({ search: `${label} zzzzzz`, selected: {} }, advice)).toContainEqual({
    label: `Tudo para ${label}`,
    query: expect.objectContaining({ search: '', selected: { marca: [key] } }),
  })
})

test('a brand that the search knows and no product names is no suggestion', async () => {
  const { index } = await shopWith('bionet', 'Bionet')
  expect(suggest({ index, pictures: {} }, 'zoll').map(({ kind }) => kind)).not.toContain('brand')
})
