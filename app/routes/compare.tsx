import { data } from 'react-router'
import { AddToCart } from '#app/features/cart/add-to-cart.tsx'
import { ComparisonPage } from '#app/features/compare/comparison-page.tsx'
import { NotFound } from '#app/features/shell/not-found.tsx'
import { hiddenPageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { comparisonData } from '#server/shop/compare.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/compare.ts'

export const handle = { parameters: ['p'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get('p') ?? ''
  return comparisonData(context.get(shopContext), ids) ?? data(undefined, { status: ids ? 404 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => hiddenPageMeta(matches, 'Comparar')

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData)
    return <ComparisonPage {...loaderData} renderAddButton={(product) => <AddToCart product={product} size="card" />} />
  return (
    <NotFound
      title="Nada para comparar"
      text="Uma comparação tem de dois a quatro produtos do mesmo tipo e começa em “Comparar”, na lista ou na página de um deles."
      back={{ label: 'Escolher um produto', to: paths.accessories }}
    />
  )
}
