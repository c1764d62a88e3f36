import type { CollectionPage, ListItem, WithContext, BreadcrumbList } from 'schema-dts'
import type { Category } from '#domain/catalogue/category.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import { breadcrumbData, type TrailStep } from './breadcrumb-data.ts'
import { type SiteIdentity } from './company-data.ts'
import { offerData, productUrl } from './product-data.ts'

/** Number of products that a list's structured data name (spec §7). */
const maximumProducts = 10

/** A list's answer, with title and description of its page. */
interface ListMetadata extends Pick<ListPage, 'path' | 'total' | 'products'> {
  name: string
  description: string
}

/** A list as a collection page with its first ten products (spec §7). */
export function collectionData(list: ListMetadata, site: SiteIdentity): WithContext<CollectionPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: list.name,
    description: list.description,
    url: absoluteUrl(site, list.path),
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: list.total,
      itemListElement: list.products
        .slice(0, maximumProducts)
        .map(({ product }, index) => listItem(product, index + 1, site)),
    },
  }
}

function listItem(product: ProductSummary, position: number, site: SiteIdentity): ListItem {
  const { id, name, picture } = product
  const url = productUrl(id, site)
  return {
    '@type': 'ListItem',
    position,
    item: {
      '@type': 'Product',
      '@id': `${url}#produto`,
      name,
      description: shortDescription(product),
      url,
      image: absoluteUrl(site, picture.src),
      offers: offerData(product, url),
    },
  }
}

/** A product in a few words: its type and what it fits. */
function shortDescription({ productType, fits }: ProductSummary): string {
  return productType ? `${productTypeLabel[productType]} para ${fits}` : fits
}

type ListPageData = [WithContext<CollectionPage>, WithContext<BreadcrumbList>]

const homeStep = { name: 'Início', path: paths.home }

/**
 * Structured data of a list: the collection with its first ten products, and its breadcrumb (spec §7). In: the steps
 * between the home page and the list.
 */
export function listPageData(list: ListMetadata, site: SiteIdentity, between: readonly TrailStep[] = []): ListPageData {
  const trail = [homeStep, ...between, { name: list.name, path: list.path }]
  return [collectionData(list, site), breadcrumbData(site, trail)]
}

/** Structured data of a category's list, which is below the catalogue in the breadcrumb. */
export function categoryPageData(
  category: Pick<Category, 'h1Title' | 'shortDescription'>,
  page: Pick<ListMetadata, 'path' | 'total' | 'products'>,
  site: SiteIdentity,
): ListPageData {
  const list = { ...page, name: category.h1Title, description: category.shortDescription }
  return listPageData(list, site, [{ name: 'Catálogo', path: paths.accessories }])
}
