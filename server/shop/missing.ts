import { data, redirect } from 'react-router'
import { productTypeLabel } from '#domain/catalogue/product-types.ts'
import { paths } from '#domain/pages/paths.ts'
import { search } from '#domain/search/search.ts'
import { productById, relatedTo, summaryOf } from './catalogue.ts'
import { searchIndex } from './lists.ts'
import type { Shop } from './shop.ts'

/** The answer for a missing product: 410 when it was removed, else 404. Throws a redirection (301) for a former id. */
export function missingProduct(shop: Shop, id: string, request: Request) {
  const renamed = shop.products.find(({ formerly }) => formerly?.includes(id))
  if (renamed) throw movedTo(paths.product(renamed.id), request)
  const status = missingStatus(shop.removedIds.products, id)
  return data({ product: undefined, missing: nearestProducts(shop, id) }, { status })
}

/** The answer for a missing article, as for a product. In: the slug in the request's address. */
export function missingArticle(shop: Pick<Shop, 'articles' | 'removedIds' | 'scenes'>, slug: string, request: Request) {
  const renamed = shop.articles.find(({ formerly }) => formerly?.includes(slug))
  if (renamed) throw movedTo(paths.article(renamed.slug), request)
  const status = missingStatus(shop.removedIds.articles, slug)
  return data({ article: undefined, missing: shop.scenes.notFound }, { status })
}

/** The status for a category that does not exist. */
export const missingCategoryStatus = ({ removedIds }: Pick<Shop, 'removedIds'>, slug: string): number =>
  missingStatus(removedIds.categories, slug)

const movedTo = (path: string, request: Request): Response => redirect(path + new URL(request.url).search, 301)

const missingStatus = (removed: readonly string[], name: string): number => (removed.includes(name) ? 410 : 404)

const maximumSuggestions = 4

/** The best results of a search for the missing id, completed by alternatives to the first result. */
function nearestProducts(shop: Shop, missingId: string) {
  const searchText = missingId.replaceAll('-', ' ').slice(0, 100)
  const { hits } = search(searchIndex(shop).index, searchText)
  const found = hits.slice(0, maximumSuggestions).flatMap(({ id }) => productById(shop, id) ?? [])
  const [best] = found
  const alternatives = best ? relatedTo(shop, best).alternatives.map(({ product }) => product) : []
  const byId = new Map([...found.map(summaryOf), ...alternatives].map((product) => [product.id, product]))
  const products = [...byId.values()]
    .slice(0, maximumSuggestions)
    .map((product) => ({ product, reason: product.productType ? productTypeLabel[product.productType] : '' }))
  return { picture: shop.scenes.notFound, searchText, products }
}
