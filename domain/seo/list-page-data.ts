import type { CollectionPage, ListItem, WithContext, BreadcrumbList, ItemList } from 'schema-dts'
import type { Category } from '#domain/catalogue/category.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import type { HubPage, MakerPage, ModelPage } from '#domain/compatibility/page-data.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import { absoluteUrl, paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { breadcrumbData, type TrailStep } from './breadcrumb-data.ts'
import type { SiteIdentity } from './company-data.ts'
import type { PageHead } from './page-head.ts'
import { offerData, productUrl } from './product-data.ts'

const maximumProducts = 10

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

function shortDescription({ productType, fits }: ProductSummary): string {
  return productType ? `${productTypeLabel[productType]} para ${fits}` : fits
}

type ListPageData = [WithContext<CollectionPage>, WithContext<BreadcrumbList>]

const homeStep = { name: 'Início', path: paths.home }

/** A list's structured data: collection and breadcrumb (spec §7). In: the steps between home page and list. */
export function listPageData(list: ListMetadata, site: SiteIdentity, between: readonly TrailStep[] = []): ListPageData {
  const trail = [homeStep, ...between, { name: list.name, path: list.path }]
  return [collectionData(list, site), breadcrumbData(site, trail)]
}

/** A category's structured data; the breadcrumb has it below the catalogue. */
export function categoryPageData(
  category: Pick<Category, 'h1Title' | 'shortDescription'>,
  page: Pick<ListMetadata, 'path' | 'total' | 'products'>,
  site: SiteIdentity,
): ListPageData {
  const list = { ...page, name: category.h1Title, description: category.shortDescription }
  return listPageData(list, site, [{ name: 'Catálogo', path: paths.accessories }])
}

type Page = HubPage | MakerPage | ModelPage

/** A page's title and description in the words of searches: 'Peças e acessórios para Dixtal DX 2020'. */
export function compatibilityHead(page: Page): Pick<PageHead, 'title' | 'description' | 'path'> {
  const { path } = page
  if (page.kind === 'hub')
    return {
      path,
      title: `${tools.machines.name}: marcas e modelos`,
      description:
        'Encontre cabos, sensores e peças pelo equipamento: marcas e modelos de monitores, ventiladores, desfibriladores e outros, com as peças compatíveis com cada um.',
    }
  const title = `Peças e acessórios para ${page.name}`
  if (page.kind === 'maker')
    return {
      path,
      title,
      description: `${title}: escolha o modelo e veja as peças do catálogo que o citam, por tipo e conector.`,
    }
  const types = page.citedParts
    .slice(0, 3)
    .map(({ title: [first = '', ...rest] }) => first.toLowerCase() + rest.join(''))
  return {
    path,
    title,
    description: `${page.machine} ${page.name}: ${types.length > 0 ? `${types.join(', ')} e mais, com código e conector` : 'peças da marca e universais, com modelo a confirmar'}. Peça o orçamento pela lista.`,
  }
}

/** The page's structured data: the breadcrumb and, for a model or maker, what the page lists. */
export function compatibilityPageData(
  page: Page,
  site: SiteIdentity,
): [WithContext<BreadcrumbList>, ...WithContext<ItemList>[]] {
  const trail = [
    { name: 'Início', path: paths.home },
    { name: tools.machines.name, path: paths.compatibility },
    ...(page.kind === 'model' ? [{ name: page.maker.name, path: page.maker.path }] : []),
    ...(page.kind === 'hub' ? [] : [{ name: page.name, path: page.path }]),
  ]
  const items = listedItems(page, site)
  if (items.length === 0) return [breadcrumbData(site, trail)]
  return [
    breadcrumbData(site, trail),
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: compatibilityHead(page).title,
      numberOfItems: items.length,
      itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
    },
  ]
}

function listedItems(page: Page, site: SiteIdentity): { name: string; url: string }[] {
  if (page.kind === 'model')
    return page.citedParts.flatMap(({ rows }) =>
      rows.map(({ product: { id, name } }) => ({ name, url: productUrl(id, site) })),
    )
  const links =
    page.kind === 'maker' ? [...page.groups.flatMap(({ models }) => models), ...page.uncitedModels] : page.makers
  return links.map(({ name, path }) => ({ name, url: absoluteUrl(site, path) }))
}
