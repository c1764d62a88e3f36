import { data, redirect } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import { nearMissing } from './near-missing.ts'
import { site, type Site } from './site.ts'

interface Missing {
  /** The name in the address. */
  name: string
  request: Request
}

/** The answer for a product without a page: 301 to its present id, 410 when it was removed, else 404. */
export async function missingProduct({ name, request }: Missing) {
  const { products, removed } = await site()
  const renamed = products.find(({ formerly }) => formerly?.includes(name))
  const { status } = answer(request, renamed && paths.product(renamed.id), removed.products.includes(name))
  return data({ product: undefined, missing: await nearMissing(name) }, { status })
}

/** The answer for an article without a page, by the rules of `missingProduct`. */
export async function missingArticle({ name, request }: Missing) {
  const { posts, removed } = await site()
  const renamed = posts.find(({ formerly }) => formerly?.includes(name))
  const { status } = answer(request, renamed && paths.article(renamed.slug), removed.articles.includes(name))
  return data(null, { status })
}

/** The status for a category that does not exist. */
export async function missingCategoryStatus(name: string): Promise<number> {
  const { removed }: Pick<Site, 'removed'> = await site()
  return removed.categories.includes(name) ? 410 : 404
}

function answer(request: Request, path: string | undefined, isRemoved: boolean): { status: number } {
  if (path !== undefined) throw redirect(path + new URL(request.url).search, 301)
  return { status: isRemoved ? 410 : 404 }
}
