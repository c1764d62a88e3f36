import { buildList, type CatalogueList } from '#domain/list/catalogue-list.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { lineFacts } from '#domain/list/line-facts.ts'
import { connectorKeysOf } from '#domain/catalogue/registry/connector-registry.ts'
import { itemPaperOf } from '#domain/buyer/item-papers.ts'
import type { OrderSource } from '#domain/order-list/order-book.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { browserListLimit, type ListKind } from '#domain/list/list-kinds.ts'
import { showcaseOrder } from '#domain/list/showcase-order.ts'
import type { SearchSource } from '#domain/list/suggestions.ts'
import { toSearchDocument } from '#domain/search/index/document.ts'
import { summaryOf } from './catalogue.ts'
import type { Site } from './site.ts'

/** The name of a list: of all equipment, of all parts, or of a category's parts. */
export type ListName = Exclude<ListKind, 'categoria'> | `categoria-${string}`

type Catalogue = Pick<Site, 'products' | 'categories' | 'registries'>

/** The names of all lists that the site has. */
export function listNames({ categories }: Pick<Site, 'categories'>): ListName[] {
  return ['equipamentos', 'acessorios', ...categories.map(({ slug }): ListName => `categoria-${slug}`)]
}

/** Builds a list by its name. */
export function buildNamedList(catalogue: Catalogue, name: ListName): CatalogueList {
  const kind = name === 'equipamentos' || name === 'acessorios' ? name : 'categoria'
  const registries = registriesOf(catalogue.registries)
  const summarize = (product: CatalogueProduct) => ({
    ...summaryOf(product),
    ...lineFacts(product, registries.connectors),
  })
  const material = { summarize, registries }
  return buildList(kind, listed(catalogue, name), material)
}

/** The products of a list. */
function listed({ products, categories }: Pick<Site, 'products' | 'categories'>, name: ListName): CatalogueProduct[] {
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
}: Pick<Site, 'products' | 'vocabulary' | 'registries'>): SearchSource {
  const known = registriesOf(registries)
  const ordered = showcaseOrder(products)
  return {
    documents: ordered.map((product) => toSearchDocument(product, known)),
    vocabulary,
    pictures: Object.fromEntries(ordered.map(({ id, images }) => [id, images[0]?.src ?? ''])),
  }
}

/**
 * The data for reading order lists: every product; its first connector with a confirmed face, which documents show
 * beside it; its fiscal data; its former codes.
 */
export function orderSource({ products, registries }: Pick<Site, 'products' | 'registries'>): OrderSource {
  const sure = new Set(registries.connectors.filter(({ confirmed }) => confirmed).map(({ key }) => key))
  const connectorOf = (product: CatalogueProduct) => connectorKeysOf(product).find((key) => sure.has(key))
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

/** The files from which the browser answers without the server, by name. Lists above the limit have none. */
export function browserIndices(site: Catalogue & Pick<Site, 'vocabulary'>): Map<string, unknown> {
  const names = listNames(site).filter((name) => listed(site, name).length <= browserListLimit)
  const indices = new Map<string, unknown>(names.map((name) => [name, buildNamedList(site, name)]))
  if (site.products.length <= browserListLimit) {
    indices.set('busca', searchSource(site))
    indices.set('pedido', orderSource(site))
  }
  return indices
}
