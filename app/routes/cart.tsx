import { CartPage } from '#app/features/cart/cart-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/cart.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { scenes, indices } = context.get(shopContext)
  return { emptyPicture: scenes.emptyCart, codesUrl: indices['pedido'] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Carrinho de Compras',
    description: 'Itens selecionados para o seu pedido de orçamento.',
    path: paths.cart,
  })

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />
}
