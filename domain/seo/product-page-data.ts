import type { BreadcrumbList, Product, WithContext } from 'schema-dts'
import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { productData } from './product-data.ts'
import type { SiteIdentity } from './site-identity.ts'

/** Structured data of a product's page: the product, and the breadcrumb that visitors see (spec §2). */
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
