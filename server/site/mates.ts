import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { matesIn } from '#domain/catalogue/mating/mates.ts'
import { shownMates, type ShownEnd } from '#domain/catalogue/mating/shown-mates.ts'
import { once } from '#domain/once.ts'
import { site } from './site.ts'

/** Finds the mates of a part among all parts of the catalogue. */
const matesFinder = once(async () => {
  const { products, registries } = await site()
  const parts = products.filter((each) => each.category === 'acessorios-componentes')
  return matesIn(parts, registries.connectors)
})

/** The ends of a product with their mates, for its page. Empty for machines. */
export async function matesOf(product: CatalogueProduct): Promise<ShownEnd[]> {
  if (product.category === 'equipamentos') return []
  const findMates = await matesFinder()
  return shownMates(findMates(product))
}
