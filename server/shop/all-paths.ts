import { paths } from '#domain/pages/paths.ts'
import { compatibilityPaths } from './compatibility.ts'
import type { Shop } from './shop.ts'

/** The paths of all pages that have an address of their own. */
export function allPaths(shop: Shop): string[] {
  const { products, posts, categories, pages } = shop
  return [
    paths.home,
    paths.equipment,
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
    ...posts.map(({ slug }) => paths.article(slug)),
    ...compatibilityPaths(shop).map(({ path }) => path),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
  ]
}

/** The paths of the pages that most visitors ask for: the home page, the lists and the categories. */
export function pathsThatMatter({ categories }: Shop): string[] {
  return [paths.home, paths.equipment, paths.accessories, ...categories.map(({ slug }) => paths.category(slug))]
}
