import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { matesIn, type MatedEnd } from '#domain/catalogue/mating/mates.ts'
import { shownMates, type ShownEnd } from '#domain/catalogue/mating/shown-mates.ts'
import type { Accessory } from '#domain/catalogue/product.ts'
import { site } from './site.ts'

let ready: Promise<(part: Accessory) => MatedEnd[]> | undefined

/** The ends of a product with what goes into them, as its page shows them; none for machines. */
export async function matesOf(product: CatalogueProduct): Promise<ShownEnd[]> {
  if (product.category === 'equipamentos') return []
  ready ??= site().then(({ products, registries: { connectors } }) =>
    matesIn(
      products.filter((each) => each.category === 'acessorios-componentes'),
      connectors,
    ),
  )
  return shownMates((await ready)(product))
}
