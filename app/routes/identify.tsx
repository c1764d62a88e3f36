import { IdentifyFrame } from '#app/features/identify/identify-frame.tsx'
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

const questionParameters = ['parametro', 'forma', 'contatos', 'fabricante', 'mostrar', 'conector']
const messageParameters = ['marca', 'modelo', 'peca', 'rotulo', 'vias', 'descricao', 'busca', 'parado', 'montar']
export const handle = { parameters: [...questionParameters, ...messageParameters] }

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { data: identifyData(context.get(shopContext), searchParams), isHidden: searchParams.size > 0 }
}

const trail = [
  { name: 'Catálogo', path: paths.accessories },
  { name: tools.identify.name, path: paths.identify },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${tools.identify.name}: ache a peça pelo plugue`,
    description:
      'Peça sem código ou com etiqueta gasta? Diga o que ela faz e como é o plugue, compare com os desenhos e peça por WhatsApp ou e-mail com as fotos certas.',
    path: paths.identify,
    isHidden: loaderData?.isHidden,
  })

export default function IdentifyRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  return (
    <>
      <IdentifyFrame>
        <IdentifyPage {...loaderData.data} />
      </IdentifyFrame>
      <JsonLd data={import.meta.env.SSR ? [breadcrumbData(facts, trail)] : []} />
    </>
  )
}
