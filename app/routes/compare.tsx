import { data } from 'react-router'
import { ComparisonPage } from '#app/features/compare/comparison-page.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { missingMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { comparisonData } from '#server/site/compare.ts'
import type { Route } from './+types/compare.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const comparison = await comparisonData(new URL(request.url).searchParams)
  return comparison ?? data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => missingMeta(matches, tools.compare.name)

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <ComparisonPage {...loaderData} />
  return (
    <NotFound
      title="Nada para comparar"
      text="Uma comparação tem de dois a quatro produtos do mesmo tipo. Abra um produto e use “Comparar estas” entre as alternativas."
      back={{ label: 'Voltar ao Catálogo', to: paths.accessories }}
    />
  )
}
