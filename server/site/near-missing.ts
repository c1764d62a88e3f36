import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { search } from '#domain/search/search.ts'
import { relatedTo, productById, summaryOf } from './catalogue.ts'
import { searchIndex } from './list-pages.ts'
import { site } from './site.ts'

/** What the page for a missing product shows. */
export interface MissingProduct {
  picture: string
  /** The words of the address, for a search. */
  words: string
  /** The best results for these words, completed by alternatives to the first one; empty where nothing is found. */
  products: { product: ProductSummary; reason: string }[]
}

const shown = 4

/** The page for a missing product. In: the name in its address. */
export async function nearMissing(name: string): Promise<MissingProduct> {
  const [{ scenes }, { index }] = await Promise.all([site(), searchIndex()])
  const words = name.replaceAll('-', ' ').slice(0, 100)
  const { hits } = search(index, words)
  const best = await Promise.all(hits.slice(0, shown).map(({ id }) => productById(id)))
  const near = best.filter((product) => product !== undefined)
  const [first] = near
  const alternatives = first ? (await relatedTo(first)).alternatives.map(({ product }) => product) : []
  const products = [...near.map(summaryOf), ...alternatives]
    .filter(({ id }, place, all) => all.findIndex((other) => other.id === id) === place)
    .slice(0, shown)
    .map((product) => ({ product, reason: product.productType ? productTypeLabel[product.productType] : '' }))
  return { picture: scenes.notFound, words, products }
}
