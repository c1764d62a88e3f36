import { parseBlogFilter } from '#app/features/blog/blog-filter.ts'
import { BlogPage } from '#app/features/blog/blog-page.tsx'
import { feedLink } from '#app/features/blog/feed-link.ts'
import { pageMeta } from '#app/page-meta.ts'
import { blogDescription } from '#domain/blog/article.ts'
import { paths } from '#domain/pages/paths.ts'
import { blogList } from '#server/shop/blog.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/blog.ts'

export const handle = { parameters: ['search', 'categoria'] }

export function loader({ request, context }: Route.LoaderArgs) {
  return blogList(context.get(shopContext), parseBlogFilter(new URL(request.url).searchParams).query)
}

/** Only another search asks the server: the page has all articles found, whatever the category. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return parseBlogFilter(currentUrl.searchParams).query !== parseBlogFilter(nextUrl.searchParams).query
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { query, category } = parseBlogFilter(new URLSearchParams(location.search))
  return [
    ...pageMeta(matches, {
      title: 'Blog: guias de manutenção e peças médicas',
      description: blogDescription,
      path: paths.blog,
      isHidden: Boolean(query || category),
    }),
    feedLink,
  ]
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />
}
