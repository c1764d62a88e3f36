import { LegalPage } from '#app/features/pages/legal-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/privacy.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export async function loader() {
  const { pages } = await site()
  return pages.privacy
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.seo, path: paths.privacy }) : []

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
