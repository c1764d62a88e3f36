import { data } from 'react-router'
import { SiteSearch } from '#app/features/search/site-search.tsx'
import { UnknownPath, unknownPathMeta } from '#app/features/shell/not-found.tsx'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/not-found.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { scenes } = context.get(shopContext)
  return data({ picture: scenes.notFound }, { status: 404 })
}

export const meta = () => unknownPathMeta

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <UnknownPath picture={loaderData.picture} search={<SiteSearch />} />
}
