import type { BreadcrumbList, CollectionPage, WithContext } from 'schema-dts'
import type { Category } from '#domain/catalogue/category.ts'
import { breadcrumbData, type TrailStep } from './breadcrumb-data.ts'
import { collectionData, type DescribedList } from './collection-data.ts'
import type { SiteIdentity } from './site-identity.ts'

type ListPageData = [WithContext<CollectionPage>, WithContext<BreadcrumbList>]

const top = { name: 'Início', path: '/' }

/**
 * Structured data of a list: the collection with its first ten products, and its breadcrumb (spec §7). In: the steps
 * between the home page and the list.
 */
export function listPageData(
  list: DescribedList,
  site: SiteIdentity,
  between: readonly TrailStep[] = [],
): ListPageData {
  const trail = [top, ...between, { name: list.name, path: list.path }]
  return [collectionData(list, site), breadcrumbData(site, trail)]
}

/** Structured data of a category's list, which is below the catalogue in the breadcrumb. */
export function categoryPageData(
  category: Pick<Category, 'h1Title' | 'shortDescription'>,
  page: Pick<DescribedList, 'path' | 'total' | 'products'>,
  site: SiteIdentity,
): ListPageData {
  const list = { ...page, name: category.h1Title, description: category.shortDescription }
  return listPageData(list, site, [{ name: 'Catálogo', path: '/acessorios-componentes' }])
}
