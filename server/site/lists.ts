import { brandModels } from '#domain/catalogue/brand-models.ts'
import { buildList, type CatalogueList } from '#domain/catalogue/catalogue-list.ts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { browserListLimit, type ListKind } from '#domain/catalogue/list-kinds.ts'
import { showcaseOrder } from '#domain/catalogue/showcase-order.ts'
import type { SearchSource } from '#domain/catalogue/suggestions.ts'
import { toSearchDocument } from '#domain/search/document.ts'
import { summaryOf } from './catalogue.ts'
import type { Site } from './site.ts'

/** Which list: of all equipment, of all parts, or of a category's parts. */
export type ListName = Exclude<ListKind, 'categoria'> | `categoria-${string}`

type Catalogue = Pick<Site, 'products' | 'categories'>

/** The names of all lists that the site has. */
export function listNames({ categories }: Catalogue): ListName[] {
  return ['equipamentos', 'acessorios', ...categories.map(({ slug }): ListName => `categoria-${slug}`)]
}

/** Builds a list by its name. */
export function buildNamedList({ products, categories }: Catalogue, name: ListName): CatalogueList {
  if (name === 'equipamentos' || name === 'acessorios') {
    const category = name === 'equipamentos' ? 'equipamentos' : 'acessorios-componentes'
    return buildList(
      name,
      products.filter((product) => product.category === category),
      summaryOf,
    )
  }
  const types = categories.find(({ slug }) => name === `categoria-${slug}`)?.productTypeFilter ?? []
  const isOfCategory = (product: CatalogueProduct) =>
    product.category === 'acessorios-componentes' && types.includes(product.productType)
  return buildList('categoria', products.filter(isOfCategory), summaryOf)
}

/** What the search works with: every product in the order in which lists show it, and the company's words. */
export function searchSource({ products, vocabulary }: Pick<Site, 'products' | 'vocabulary'>): SearchSource {
  const ordered = showcaseOrder(products)
  return {
    documents: ordered.map(toSearchDocument),
    vocabulary,
    pictures: Object.fromEntries(ordered.map(({ id, images }) => [id, images[0]?.src ?? ''])),
  }
}

/**
 * The files from which the browser answers by itself, by name. Lists above the limit have none;
 * the models of each brand always have theirs.
 */
export function browserIndices(site: Pick<Site, 'products' | 'categories' | 'vocabulary'>): Map<string, unknown> {
  const lists = listNames(site).map((name) => [name, buildNamedList(site, name)] as const)
  const indices = new Map<string, unknown>(lists.filter(([, { items }]) => items.length <= browserListLimit))
  const parts = lists.find(([name]) => name === 'acessorios')?.[1]
  if (parts) indices.set('modelos', brandModels(parts))
  if (site.products.length <= browserListLimit) indices.set('busca', searchSource(site))
  return indices
}
