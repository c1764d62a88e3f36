import { GaugePage } from '#app/features/glass/gauge-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { measuredFaces } from '#server/shop/glass.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/gauge.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return measuredFaces(context.get(shopContext))
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Gabarito de conectores em tamanho real, para imprimir',
    description:
      'Folha A4 com as faces de conectores médicos e de bancada em tamanho real e régua de 100 mm: imprima, encoste o plugue e compare.',
    path: paths.gauge,
  })

export default function GaugeRoute({ loaderData }: Route.ComponentProps) {
  return <GaugePage faces={loaderData} />
}
