import { useCart } from '#app/features/cart/cart-store.tsx'
import { RequestPage } from '#app/features/request/request-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/request.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { indexAddresses, connectorFaces: faces } = context.get(shopContext)
  return { orderUrl: indexAddresses['pedido'], faces }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: tools.request.name,
    description: 'A lista de peças com os dados da sua instituição, pronta para imprimir, salvar em PDF ou enviar.',
    path: paths.request,
    isHidden: true,
  })

export default function RequestRoute({ loaderData }: Route.ComponentProps) {
  const { cart, isLoaded } = useCart()
  return <RequestPage {...loaderData} cart={isLoaded ? cart : undefined} />
}
