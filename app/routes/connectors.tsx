import { ConnectorCard, ConnectorsPage, UnknownConnectors } from '#app/features/connectors/connectors-page.tsx'
import { ConnectorFilter, PinButtons } from '#app/features/connectors/connector-filter.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { useSite } from '#app/site.tsx'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { JsonLd } from '#app/ui/json-ld.tsx'
import { breadcrumbData } from '#domain/seo/breadcrumb-data.ts'
import { connectorGuide } from '#server/shop/connectors.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/connectors.ts'

/** The parameters that change the page; any other one is ignored. */
export const handle = { parameters: ['contatos', 'forma', 'parametro', 'fabricante'] }

export function loader({ request, context }: Route.LoaderArgs) {
  return connectorGuide(context.get(shopContext), new URL(request.url).searchParams)
}

const trail = [
  { name: 'Catálogo', path: paths.accessories },
  { name: tools.connectors.name, path: paths.connectors },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${tools.connectors.name}: qual é o meu? Faces lado a lado`,
    description:
      'Compare a ponta da peça com os desenhos: conectores de ECG, SpO2, PNI, temperatura, pressão invasiva e oxigênio na mesma escala, por número de contatos, forma, parâmetro e marca.',
    path: paths.connectors,
    isHidden: loaderData ? loaderData.isFiltered : false,
  })

export default function ConnectorsRoute({ loaderData }: Route.ComponentProps) {
  const facts = useSite()
  const { choices, isFiltered, faces, names, count, entries } = loaderData
  const known = entries.flatMap(({ face, ...entry }) => (face === undefined ? [] : { face, ...entry }))
  const unknown = entries.filter(({ face }) => face === undefined)
  return (
    <>
      <ConnectorsPage
        count={count}
        filter={
          <>
            <PinButtons choices={choices} />
            <ConnectorFilter choices={choices} isFiltered={isFiltered} />
          </>
        }
        unknown={unknown.length > 0 && <UnknownConnectors connectors={unknown} />}
      >
        {known.map(({ key, face, parts = [], ...entry }) => (
          <ConnectorCard
            key={key}
            id={key}
            {...entry}
            face={{ src: `${faces.src}#${face}`, ...(faces.sizes[face] ?? { width: 0, height: 0 }) }}
            parts={parts.map((part) => ({ id: part, name: names[part] ?? '' }))}
          />
        ))}
      </ConnectorsPage>
      <JsonLd data={import.meta.env.SSR ? [breadcrumbData(facts, trail)] : []} />
    </>
  )
}
