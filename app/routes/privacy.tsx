import { PrivacyPage } from '#app/features/pages/privacy-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#app/paths.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/privacy.ts'

export async function loader() {
  const { pages } = await site()
  return { page: pages.privacy }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.page.seo, path: paths.privacy }) : []

export default function PrivacyRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <PrivacyPage page={page} />
}
