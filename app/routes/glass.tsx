import { redirect } from 'react-router'
import { Gauge } from '#app/features/glass/gauge.tsx'
import { Glass } from '#app/features/glass/glass.tsx'
import { IdentifyFrame } from '#app/features/identify/identify-frame.tsx'
import { PlugQuestions, usePlugQuery } from '#app/features/identify/questions.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { glassData, measuredFaces } from '#server/shop/glass.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/glass.ts'

const answerParameters = ['parametro', 'forma', 'contatos', 'fabricante', 'marca', 'peca', 'rotulo', 'vias']
export const handle = { parameters: ['face', 'modelo', ...answerParameters] }

/** Two steps of 'Não sei o código': the plug on the screen, and the same faces on paper. */
export function loader({ params: { step }, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const isHidden = searchParams.size > 0
  if (step === 'gabarito') return { isHidden, faces: measuredFaces(shop) }
  if (step !== 'tela') throw redirect(paths.identify, 301)
  return { isHidden, glass: glassData(shop, searchParams), firstFace: searchParams.get('face') ?? '' }
}

/** Loads only for another step or model: the page has all faces at once, so that answers need no connection. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const model = ({ searchParams }: URL) => searchParams.get('modelo')
  return currentUrl.pathname !== nextUrl.pathname || model(currentUrl) !== model(nextUrl)
}

const glassHead = {
  title: 'Encoste o conector na tela: ache a peça pelo plugue',
  description:
    'Conector sem etiqueta? Veja as faces no tamanho real na tela do celular, encoste o plugue e ache a peça: D-sub, P10, luer, cones de 15 e 22 mm, cabo de força e outros.',
  path: paths.glass,
}
const gaugeHead = {
  title: 'Gabarito de conectores em tamanho real, para imprimir',
  description:
    'Folha A4 com as faces de conectores médicos e de bancada em tamanho real e régua de 100 mm: imprima, encoste o plugue e compare.',
  path: paths.gauge,
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...(loaderData?.glass ? glassHead : gaugeHead), isHidden: loaderData?.isHidden })

export default function GlassRoute({ loaderData: { faces, glass, firstFace } }: Route.ComponentProps) {
  const query = usePlugQuery()
  return (
    <IdentifyFrame>
      {glass ? (
        <Glass glass={glass} firstFace={firstFace} answers={query}>
          <PlugQuestions plugs={glass.faces} query={query} />
        </Glass>
      ) : (
        <Gauge faces={faces ?? []} />
      )}
    </IdentifyFrame>
  )
}
