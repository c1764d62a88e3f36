import type { BreadcrumbList, Product, WithContext } from 'schema-dts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { productData } from './product-data.ts'
import type { SiteIdentity } from './site-identity.ts'

/** What a product's page says to search engines: the product, and the trail that its visitors see (spec §2). */
export function productPageData(
  product: CatalogueProduct,
  site: SiteIdentity,
): [WithContext<Product>, WithContext<BreadcrumbList>] {
  const trail = [
    { name: 'Catálogo', path: '/acessorios-componentes' },
    { name: product.name, path: `/produto/${product.id}` },
  ]
  return [productData(product, site), breadcrumbData(site, trail)]
}
