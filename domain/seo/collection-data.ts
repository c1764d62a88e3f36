import type { CollectionPage, ListItem, WithContext } from 'schema-dts'
import type { ListPage } from '#domain/list/list-page.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { offerData } from './offer-data.ts'
import { productUrl } from './product-data.ts'
import { absoluteUrl, type SiteIdentity } from './site-identity.ts'

/** Number of products that a list's structured data name (spec §7). */
const listedProducts = 10

/** A list's answer, with title and description of its page. */
export interface DescribedList extends Pick<ListPage, 'path' | 'total' | 'products'> {
  name: string
  description: string
}

/** A list as a collection page with its first ten products (spec §7). */
export function collectionData(list: DescribedList, site: SiteIdentity): WithContext<CollectionPage> {
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
        .slice(0, listedProducts)
        .map(({ product }, index) => listItem(product, index + 1, site)),
    },
  }
}

function listItem(product: ProductSummary, position: number, site: SiteIdentity): ListItem {
  const { id, name, picture, currentPrice, availability } = product
  const url = productUrl(id, site)
  return {
    '@type': 'ListItem',
    position,
    item: {
      '@type': 'Product',
      '@id': `${url}#produto`,
      name,
      description: describe(product),
      url,
      image: absoluteUrl(site, picture.src),
      offers: offerData({ currentPrice, availability, url }),
    },
  }
}

/** A product in a few words: its type and what it fits. */
function describe({ productType, fits }: ProductSummary): string {
  return productType ? `${productTypeLabel[productType]} para ${fits}` : fits
}
