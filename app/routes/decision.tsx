import { data } from 'react-router'
import { DecisionPage } from '#app/features/decision/decision-page.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { decisionOf, decisionsOf } from '#server/shop/decision.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/decision.ts'

export const handle = { parameters: ['codigos', 'opcao'] }

export function loader({ params: { product }, request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const searchParams = new URL(request.url).searchParams
  if (product === undefined) return decisionsOf(shop, (searchParams.get('codigos') ?? '').split(',').filter(Boolean))
  const sheet = decisionOf(shop, product, searchParams.get('opcao') ?? undefined)
  return sheet ? { sheets: [sheet], missingCodes: [] } : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ficha de decisão',
    description: 'A peça ao lado das alternativas, com o que se sabe de cada uma e de onde, para quem aprova a compra.',
    path: paths.decisionSheets,
    isHidden: true,
  })

export default function DecisionRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData && loaderData.sheets.length > 0) return <DecisionPage {...loaderData} />
  return (
    <NotFound
      title="Nenhuma ficha de decisão"
      text="A ficha é dos itens de uma lista: abra a solicitação de um carrinho ou de uma lista e use “Fichas de decisão”."
    />
  )
}
