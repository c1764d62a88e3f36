import { MaintenancePage } from '#app/features/maintenance/maintenance-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/maintenance.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { pages, scenes } = context.get(shopContext)
  return { page: pages.maintenance, picture: scenes.stethoscope }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.maintenance }) : []

export default function MaintenanceRoute({ loaderData }: Route.ComponentProps) {
  return <MaintenancePage {...loaderData} />
}
