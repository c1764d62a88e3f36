import { CartPage } from '#app/features/cart/cart-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { requestedItem } from '#server/shop/lists.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/cart.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export const handle = { parameters: ['adicionar', 'opcao', 'quantidade'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { scenes, indices } = shop
  return {
    emptyPicture: scenes.emptyCart,
    codesUrl: indices['pedido'],
    requested: requestedItem(shop, new URL(request.url).searchParams),
  }
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
