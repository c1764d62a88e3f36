import { GlassPage } from '#app/features/glass/glass-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { breadcrumbData } from '#domain/seo/breadcrumb-data.ts'
import { glassData } from '#server/shop/glass.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/glass.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

/** The parameters that change the page; any other one is ignored. */
export const handle = { parameters: ['modelo', 'face'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  return { glass: glassData(context.get(shopContext), parameters), first: parameters.get('face') ?? '' }
}

const trail = [
  { name: tools.connectors.name, path: paths.connectors },
  { name: tools.glass.name, path: paths.glass },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Encoste o conector na tela: ache a peça pelo plugue',
    description:
      'Conector sem etiqueta? Veja as faces no tamanho real na tela do celular, encoste o plugue e ache a peça: D-sub, P10, luer, cones de 15 e 22 mm, cabo de força e outros.',
    path: paths.glass,
    isHidden: loaderData?.glass.machine !== undefined || loaderData?.first !== '',
  })

export default function GlassRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  return (
    <>
      <GlassPage {...loaderData} />
      <JsonLd data={import.meta.env.SSR ? [breadcrumbData(facts, trail)] : []} />
    </>
  )
}
