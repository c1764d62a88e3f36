import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { apiDocument } from '#domain/feeds/read-api/api-product.ts'
import { apiPaths, apiSchema } from '#domain/feeds/read-api/api-schema.ts'
import { openApi } from '#domain/feeds/read-api/open-api.ts'
import type { Shop } from '#server/shop/shop.ts'

/** The documents of the read API (docs/feeds.md), by their addresses. */
export const readApi: Readonly<Record<string, (shop: Shop) => string>> = {
  [apiPaths.products]: ({ brand, siteUrl, products, registries }) => {
    const { models } = registriesOf(registries)
    return apiDocument({ brand, siteUrl, products, models, connectors: registries.connectors })
  },
  [apiPaths.openApi]: ({ brand, siteUrl }) => `${JSON.stringify(openApi({ name: brand.name, siteUrl }), null, 2)}\n`,
  [apiPaths.schema]: ({ siteUrl, registries }) => `${JSON.stringify(apiSchema(siteUrl, registries.brands), null, 2)}\n`,
}
