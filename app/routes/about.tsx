import { AboutPage } from '#app/features/pages/about-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { workshopPhotographs } from '#server/pictures/photographs.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/about.ts'

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return { page: shop.pages.about, photographs: workshopPhotographs(shop) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.about }) : []

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
