import { LegalPage } from '#app/features/pages/legal-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/terms.ts'

export async function loader() {
  const { pages } = await site()
  return pages.terms
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.seo, path: paths.terms }) : []

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage page={loaderData} />
}
