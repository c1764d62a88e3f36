import { data, redirect } from 'react-router'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { paths } from '#domain/pages/paths.ts'
import { search } from '#domain/search/search.ts'
import { productById, relatedTo, summaryOf } from './catalogue.ts'
import { searchIndex } from './lists.ts'
import type { Shop } from './shop.ts'

interface Missing {
  /** The name in the address. */
  name: string
  request: Request
}

/** The answer for a product without a page: 301 to its present id, 410 when it was removed, else 404. */
export function missingProduct(shop: Shop, { name, request }: Missing) {
  const { products, removed } = shop
  const renamed = products.find(({ formerly }) => formerly?.includes(name))
  const { status } = answer(request, renamed && paths.product(renamed.id), removed.products.includes(name))
  return data({ product: undefined, missing: nearestProducts(shop, name) }, { status })
}

/** The answer for an article without a page, by the rules of `missingProduct`. */
export function missingArticle(
  { posts, removed, scenes }: Pick<Shop, 'posts' | 'removed' | 'scenes'>,
  { name, request }: Missing,
) {
  const renamed = posts.find(({ formerly }) => formerly?.includes(name))
  const { status } = answer(request, renamed && paths.article(renamed.slug), removed.articles.includes(name))
  return data({ article: undefined, missing: scenes.notFound }, { status })
}

/** The status for a category that does not exist. */
export function missingCategoryStatus({ removed }: Pick<Shop, 'removed'>, name: string): number {
  return removed.categories.includes(name) ? 410 : 404
}

function answer(request: Request, path: string | undefined, isRemoved: boolean): { status: number } {
  if (path !== undefined) throw redirect(path + new URL(request.url).search, 301)
  return { status: isRemoved ? 410 : 404 }
}

const maximumItems = 4

/**
 * The page for a missing product. In: the name in its address. Out: the name as a search text, and its best
 * results, completed by alternatives to the first one.
 */
function nearestProducts(shop: Shop, name: string) {
  const searchText = name.replaceAll('-', ' ').slice(0, 100)
  const { hits } = search(searchIndex(shop).index, searchText)
  const best = hits.slice(0, maximumItems).map(({ id }) => productById(shop, id))
  const near = best.filter((product) => product !== undefined)
  const [first] = near
  const alternatives = first ? relatedTo(shop, first).alternatives.map(({ product }) => product) : []
  const products = [...near.map(summaryOf), ...alternatives]
    .filter(({ id }, place, all) => all.findIndex((other) => other.id === id) === place)
    .slice(0, maximumItems)
    .map((product) => ({ product, reason: product.productType ? productTypeLabel[product.productType] : '' }))
  return { picture: shop.scenes.notFound, searchText, products }
}
