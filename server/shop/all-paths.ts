import { paths } from '#domain/pages/paths.ts'
import { compatibilityPaths } from './compatibility.ts'
import { derived } from './derived.ts'
import type { Shop } from './shop.ts'

/** Whether the shop sells machines besides parts. */
export const sellsEquipment = derived(({ products }: Shop) =>
  products.some(({ category }) => category === 'equipamentos'),
)

/** The paths of all pages that have an address of their own. */
export function allPaths(shop: Shop): string[] {
  const { products, articles, categories, pages } = shop
  return [
    paths.home,
    ...(sellsEquipment(shop) ? [paths.equipment] : []),
    paths.accessories,
    paths.identify,
    paths.glass,
    paths.gauge,
    paths.cart,
    paths.quickOrder,
    paths.request,
    paths.lists,
    paths.contact,
    paths.maintenance,
    paths.about,
    ...pages.plain.map(({ slug }) => paths.plain(slug)),
    paths.blog,
    ...articles.map(({ slug }) => paths.article(slug)),
    ...compatibilityPaths(shop).map(({ path }) => path),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
  ]
}
