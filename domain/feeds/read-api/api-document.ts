import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { apiProduct } from './api-product.ts'
import { apiPaths } from './api-schema.ts'

interface Catalogue {
  brand: { name: string }
  /** Without a slash at its end. */
  siteUrl: string
  products: readonly CatalogueProduct[]
  models: ModelRegistry
}

/** The read API's document as text: JSON with each product on a line of its own. */
export function apiDocument({ brand, siteUrl, products, models }: Catalogue): string {
  const head = {
    $schema: siteUrl + apiPaths.schema,
    version: 1,
    site: { name: brand.name, url: siteUrl },
    language: 'pt-BR',
    currency: 'BRL',
  }
  const lines = products.map((product) => JSON.stringify(apiProduct(product, { siteUrl, models })))
  return `${JSON.stringify(head).slice(0, -1)},"products":[\n${lines.join(',\n')}\n]}\n`
}
