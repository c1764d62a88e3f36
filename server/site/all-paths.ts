import { paths } from '#app/paths.ts'
import { site } from './site.ts'

/** Every page that is built ahead of its visitors. */
export async function allPaths(): Promise<string[]> {
  const { products, posts, categories } = await site()
  return [
    paths.home,
    paths.equipment,
    paths.accessories,
    paths.cart,
    paths.contact,
    paths.maintenance,
    paths.about,
    paths.privacy,
    paths.blog,
    ...posts.map(({ slug }) => paths.article(slug)),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...products.map(({ id }) => paths.product(id)),
  ]
}
