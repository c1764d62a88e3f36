import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { apiDocument } from '#domain/feeds/read-api/api-product.ts'
import { apiPaths, apiSchema, openApi } from '#domain/feeds/read-api/api-schema.ts'
import { productById, summaryOf } from '#server/shop/catalogue.ts'
import { derived } from '#server/shop/derived.ts'
import { browserIndex } from '#server/shop/lists.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'

/* What the browser fetches later: the data of lists and search, and the summaries of what is in its cart. */

/** A file for search and filters in the browser; undefined where there is none of the name. */
export function indexFile(shop: Shop, name: string): ShopFile | undefined {
  const address = Object.hasOwn(shop.indexAddresses, name) ? shop.indexAddresses[name] : undefined
  return address === undefined ? undefined : { address, make: () => JSON.stringify(browserIndex(shop, name)) }
}

/** A product's summary as JSON by its id or a former one, from which a cart learns the present id. */
export function cartItem(shop: Shop, id: string): string | undefined {
  const product = productById(shop, id) ?? formerProducts(shop).get(id)
  return product && JSON.stringify(summaryOf(product))
}

const formerProducts = derived(
  ({ products }: Shop) => new Map(products.flatMap((product) => (product.formerly ?? []).map((id) => [id, product]))),
)

/** The documents of the read API (docs/feeds.md), by their addresses. */
export const readApi: Readonly<Record<string, (shop: Shop) => string>> = {
  [apiPaths.products]: ({ brand, siteUrl, products, registries }) => {
    const { models } = registriesOf(registries)
    return apiDocument({ brand, siteUrl, products, models, connectors: registries.connectors })
  },
  [apiPaths.openApi]: ({ brand, siteUrl }) => `${JSON.stringify(openApi({ name: brand.name, siteUrl }), null, 2)}\n`,
  [apiPaths.schema]: ({ siteUrl, registries }) => `${JSON.stringify(apiSchema(siteUrl, registries.brands), null, 2)}\n`,
}
