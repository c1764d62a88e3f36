import { parseBlogFilter } from '#app/features/blog/blog-filter.ts'
import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { feedLink } from '#app/features/blog/feed-link.ts'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { blogList } from '#server/shop/blog.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/blog.ts'

export const handle = { parameters: ['search', 'categoria'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { page: shop.pages.blog, ...blogList(shop, parseBlogFilter(new URL(request.url).searchParams).query) }
}

/** Asks the server for another search only: the page has all articles found, whatever their category. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return parseBlogFilter(currentUrl.searchParams).query !== parseBlogFilter(nextUrl.searchParams).query
}

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  if (!loaderData) return []
  const { query, category } = parseBlogFilter(new URLSearchParams(location.search))
  const head = { ...loaderData.page.seo, path: paths.blog, isHidden: Boolean(query || category) }
  return [...pageMeta(matches, head), feedLink]
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { page, ...list } = loaderData
  return <BlogPage head={page.hero} {...list} />
}
