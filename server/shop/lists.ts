import { itemPaperOf } from '#domain/buyer/item-papers.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { answerList } from '#domain/list/answer-list.ts'
import { buildList, type CatalogueList, showcaseOrder } from '#domain/list/catalogue-list.ts'
import { browserListLimit, type ListKind, listKinds, maximumServedOptions } from '#domain/list/list-kinds.ts'
import { partRowFacts } from '#domain/list/list-text.ts'
import { smartFind } from '#domain/list/smart-find.ts'
import { type OrderData, buildOrderBook } from '#domain/order-list/order-book.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { buildIndex } from '#domain/search/index/search-index.ts'
import { suggest, type SearchSource } from '#domain/search/suggest.ts'
import { contentHash } from '#server/digest.ts'
import { summaryOf } from './catalogue.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

export type ListName = Exclude<ListKind, 'categoria'> | `categoria-${string}`

type Catalogue = Pick<Shop, 'products' | 'categories' | 'registries'>

/** The names of all lists that the site has. */
export const listNames = ({ categories }: Pick<Shop, 'categories'>): ListName[] => [
  'equipamentos',
  'acessorios',
  ...categories.map(({ slug }): ListName => `categoria-${slug}`),
]

/** Builds a list by its name. */
export function buildNamedList(catalogue: Catalogue, name: ListName): CatalogueList {
  const kind = name === 'equipamentos' || name === 'acessorios' ? name : 'categoria'
  const registries = registriesOf(catalogue.registries)
  const summarize = (product: CatalogueProduct) => ({
    ...summaryOf(product),
    ...partRowFacts(product, registries.connectors),
  })
  return buildList(kind, productsOfList(catalogue, name), { summarize, registries })
}

/** The products of a list, in catalogue order. */
export function productsOfList({ products, categories }: Pick<Shop, 'products' | 'categories'>, name: ListName) {
  if (name === 'equipamentos' || name === 'acessorios') {
    const category = name === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes'
    return products.filter((product) => product.category === category)
  }
  const types = categories.find(({ slug }) => name === `categoria-${slug}`)?.productTypeFilter ?? []
  return products.filter(
    (product) => product.category === 'acessorios-componentes' && types.includes(product.productType),
  )
}

/** The data of the search: every product in list order, its first picture, and the company's search vocabulary. */
export function searchSource({
  products,
  vocabulary,
  registries,
}: Pick<Shop, 'products' | 'vocabulary' | 'registries'>): SearchSource {
  const ordered = showcaseOrder(products)
  return {
    documents: ordered.map((product) => toSearchDocument(product, registriesOf(registries))),
    vocabulary,
    pictures: Object.fromEntries(ordered.map(({ id, images }) => [id, images[0]?.src ?? ''])),
  }
}

/** The data for reading order lists: every product with its first confirmed connector, fiscal data and former codes. */
export function orderSource({ products, registries }: Pick<Shop, 'products' | 'registries'>): OrderData {
  const confirmedKeys = new Set(registries.connectors.filter(({ confirmed }) => confirmed).map(({ key }) => key))
  const connectorOf = (product: CatalogueProduct) => connectorKeysOf(product).find((key) => confirmedKeys.has(key))
  return {
    products: products.map(summaryOf),
    connectors: Object.fromEntries(
      products.flatMap((product) => {
        const connector = connectorOf(product)
        return connector === undefined ? [] : [[product.id, connector]]
      }),
    ),
    papers: Object.fromEntries(
      products.flatMap((product) => {
        const paper = itemPaperOf(product)
        return paper ? [[product.id, paper]] : []
      }),
    ),
    former: Object.fromEntries(products.flatMap(({ id, formerCodes }) => (formerCodes ? [[id, formerCodes]] : []))),
  }
}

/** The names of the files that the browser searches; larger lists are searched by the server. */
export function indexNames(shop: Pick<Shop, 'products' | 'categories'>): string[] {
  const names = listNames(shop).filter((name) => productsOfList(shop, name).length <= browserListLimit)
  return shop.products.length <= browserListLimit ? [...names, 'busca', 'pedido'] : names
}

/** The content of a file that the browser searches: a list, `busca` (search) or `pedido` (order lists). */
export function browserIndex(shop: Catalogue & Pick<Shop, 'vocabulary'>, name: string): unknown {
  if (name === 'busca') return searchSource(shop)
  if (name === 'pedido') return orderSource(shop)
  const listName = listNames(shop).find((candidate) => candidate === name)
  return listName && buildNamedList(shop, listName)
}

/** The addresses of the files that the browser searches, by name, with a digest of all that they are made of. */
export const indexAddresses = derived((shop: Shop): Record<string, string> => {
  const { products, categories, vocabulary, registries } = shop
  const hash = contentHash(JSON.stringify([products, categories, vocabulary, registries]))
  return Object.fromEntries(indexNames(shop).map((name) => [name, `/indices/${name}.${hash}.json`]))
})

const builtLists = derived((_shop: Shop) => new Map<ListName, CatalogueList>())

function namedList(shop: Shop, name: ListName): CatalogueList {
  const lists = builtLists(shop)
  const list = lists.get(name) ?? buildNamedList(shop, name)
  lists.set(name, list)
  return list
}

/** The index of the search, and the pictures of its suggestions by product. */
export const searchIndex = derived((shop: Shop) => {
  const { documents, vocabulary, pictures } = searchSource(shop)
  return { index: buildIndex(documents, vocabulary), pictures }
})

/** All codes of the shop with their items. */
export const orderBookOf = derived((shop: Shop) => {
  const { products, former } = orderSource(shop)
  return buildOrderBook(products, former)
})

/** The data of a list's page: its first products, its facets, and the address of the whole list for the browser. */
export function listPage(shop: Shop, { name, path }: { name: ListName; path: string }, request: Request) {
  const list = namedList(shop, name)
  const addresses = shop.indexAddresses
  const { isSmart } = listKinds[list.kind]
  const address = {
    path,
    ...(addresses[name] !== undefined && { listUrl: addresses[name] }),
    ...(isSmart && addresses['busca'] !== undefined && { searchUrl: addresses['busca'] }),
  }
  const find = async (searched: CatalogueList, term: string) => smartFind(searched, searchIndex(shop).index, term)
  return answerList({ list, address, find, maximumOptions: maximumServedOptions }, new URL(request.url).searchParams)
}

/** Suggestions for browsers that do not load the search themselves. */
export const suggestionsFor = (shop: Shop, term: string) => suggest(searchIndex(shop), term)
