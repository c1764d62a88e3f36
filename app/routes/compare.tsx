import { data } from 'react-router'
import { CompareStart } from '#app/features/compare/compare-start.tsx'
import { ComparisonPage } from '#app/features/compare/comparison-page.tsx'
import { LateNotFound } from '#app/features/shell/late-not-found.tsx'
import { missingMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { comparisonData, comparisonStart } from '#server/shop/compare.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/compare.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

/** The parameters that change the page; any other one is ignored. */
export const handle = { parameters: ['p', 'tipo'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('p')
  if (!asked) return { start: comparisonStart(shop, searchParams.get('tipo')) }
  const comparison = comparisonData(shop, asked)
  return comparison ? { comparison } : data({}, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => missingMeta(matches, tools.compare.name)

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  if ('comparison' in loaderData) return <ComparisonPage {...loaderData.comparison} />
  if ('start' in loaderData) return <CompareStart {...loaderData.start} />
  return (
    <LateNotFound
      title="Nada para comparar"
      text="Uma comparação tem de dois a quatro produtos do mesmo tipo."
      back={{ label: 'Escolher o que comparar', to: paths.compare([]) }}
    />
  )
}
