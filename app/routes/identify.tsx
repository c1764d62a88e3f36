import { ChosenConnector, ConnectorList } from '#app/features/identify/connector-list.tsx'
import { IdentifyFrame } from '#app/features/identify/identify-frame.tsx'
import { InquiryTool, PhotoGuide } from '#app/features/identify/inquiry.tsx'
import { MakerQuestion, PlugQuestions, ParameterQuestion } from '#app/features/identify/questions.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { breadcrumbData } from '#domain/seo/breadcrumb-data.ts'
import { identifyData } from '#server/shop/identify.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/identify.ts'

const questionParameters = ['parametro', 'forma', 'contatos', 'fabricante', 'mostrar', 'conector']
const messageParameters = ['marca', 'modelo', 'peca', 'rotulo', 'vias', 'descricao', 'busca', 'parado', 'montar']
/** The query parameters that belong to the cache key of the page (server/http/pages.ts); it ignores all others. */
export const handle = { parameters: [...questionParameters, ...messageParameters] }

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return { data: identifyData(context.get(shopContext), searchParams), isHidden: searchParams.size > 0 }
}

const breadcrumbs = [
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

export default function IdentifyPage({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  const { query, parameters, makers, plugs, connectors, count, chosen, ...inquiry } = loaderData.data
  return (
    <>
      <IdentifyFrame>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
          {chosen ? (
            <ChosenConnector connector={chosen} />
          ) : (
            <div className="grid content-start gap-6">
              <ParameterQuestion parameters={parameters} chosen={query.parameter} />
              <PlugQuestions plugs={plugs} query={query} />
              <MakerQuestion makers={makers} query={query} />
              <ConnectorList connectors={connectors} count={count} />
            </div>
          )}
          <InquiryTool {...inquiry} />
        </div>
        <PhotoGuide />
      </IdentifyFrame>
      <JsonLd data={import.meta.env.SSR ? [breadcrumbData(facts, breadcrumbs)] : []} />
    </>
  )
}
