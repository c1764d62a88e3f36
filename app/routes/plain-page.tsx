import { data } from 'react-router'
import { PlainPage } from '#app/features/pages/plain-page.tsx'
import { SiteSearch } from '#app/features/search/site-search.tsx'
import { UnknownPath, unknownPathMeta } from '#app/features/shell/not-found.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/plain-page.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  const { pages, scenes } = context.get(shopContext)
  const page = pages.plain.find(({ slug }) => slug === params.slug)
  return page ? { page } : data({ page, picture: scenes.notFound }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const page = loaderData?.page
  return page ? pageMeta(matches, { ...page.seo, path: paths.plain(page.slug) }) : unknownPathMeta
}

export default function PlainPageRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.page) return <PlainPage page={loaderData.page} />
  return <UnknownPath search={<SiteSearch />} picture={loaderData.picture} />
}
