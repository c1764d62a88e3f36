import { IdentifyPage } from '#app/features/identify/identify-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { breadcrumbData } from '#domain/seo/breadcrumb-data.ts'
import { identifyData } from '#server/shop/identify.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/identify.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

/** The parameters that change the page; any other one is ignored. */
export const handle = {
  parameters: ['marca', 'modelo', 'peca', 'rotulo', 'vias', 'conector', 'descricao', 'busca', 'parado', 'montar'],
}

export function loader({ request, context }: Route.LoaderArgs) {
  return identifyData(context.get(shopContext), new URL(request.url).searchParams)
}

const trail = [
  { name: 'Catálogo', path: paths.accessories },
  { name: tools.identify.name, path: paths.identify },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${tools.identify.name}: cabo ou sensor sem código`,
    description:
      'Peça sem código ou com etiqueta gasta? Diga o modelo do equipamento, o que se lê e como é o conector, e envie as fotos certas por WhatsApp ou e-mail.',
    path: paths.identify,
    isHidden: loaderData && Object.values(loaderData.inquiry).some(Boolean),
  })

export default function IdentifyRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  return (
    <>
      <IdentifyPage {...loaderData} />
      <JsonLd data={import.meta.env.SSR ? [breadcrumbData(facts, trail)] : []} />
    </>
  )
}
