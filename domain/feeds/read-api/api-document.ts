import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { matesIn } from '#domain/catalogue/mating/mates.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { ModelRegistry } from '#domain/catalogue/registry/model-registry.ts'
import { apiProduct } from './api-product.ts'
import { apiPaths } from './api-schema.ts'

interface Catalogue {
  brand: { name: string }
  /** Without a trailing slash. */
  siteUrl: string
  products: readonly CatalogueProduct[]
  models: ModelRegistry
  connectors: readonly Connector[]
}

/** The read API's document as text: JSON with one product a line. */
export function apiDocument({ brand, siteUrl, products, models, connectors }: Catalogue): string {
  const head = {
    $schema: siteUrl + apiPaths.schema,
    version: 1,
    site: { name: brand.name, url: siteUrl },
    language: 'pt-BR',
    currency: 'BRL',
  }
  const parts = products.filter((product) => product.category === 'acessorios-componentes')
  const place = { siteUrl, models, matesOf: matesIn(parts, connectors) }
  const lines = products.map((product) => JSON.stringify(apiProduct(product, place)))
  return `${JSON.stringify(head).slice(0, -1)},"products":[\n${lines.join(',\n')}\n]}\n`
}
