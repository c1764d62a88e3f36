import { paths } from '#domain/pages/paths.ts'
import { compatibilityPaths } from './compatibility/compatibility.ts'
import { site } from './site.ts'

/**
 * How many pages of products, and of machines, are built in advance; in larger catalogues the others are rendered when
 * first requested (docs/decisions/013).
 */
export const builtProducts = 2000
const builtMachines = 1000

/** Paths of all pages that are built in advance. */
export function builtPaths(): Promise<string[]> {
  return allPaths({ products: builtProducts, machines: builtMachines })
}

/** Paths of the site's pages. In: the most products and machines whose pages are included. */
export async function allPaths(most = { products: Infinity, machines: Infinity }): Promise<string[]> {
  const { products, posts, categories, pages } = await site()
  return [
    paths.home,
    paths.equipment,
    paths.accessories,
    paths.connectors,
    paths.glass,
    paths.gauge,
    paths.identify,
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
    ...listedFirst(await compatibilityPaths(), most.machines),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.slice(0, most.products).map(({ id }) => paths.product(id)),
  ]
}

/** Paths of compatibility pages, at most `most`; those that are offered to search engines come first. */
export function listedFirst(pages: readonly { path: string; isListed: boolean }[], most: number): string[] {
  const ordered = pages.toSorted((a, b) => Number(b.isListed) - Number(a.isListed))
  return ordered.slice(0, most).map(({ path }) => path)
}
