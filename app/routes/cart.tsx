import { CartPage } from '#app/features/cart/cart-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { askedItem } from '#server/site/asked-item.ts'
import { site } from '#server/site/site.ts'
import type { Route } from './+types/cart.ts'

export { PageFailure as ErrorBoundary } from '#app/features/shell/page-failure.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const { scenes, indices } = await site()
  return {
    emptyPicture: scenes.emptyCart,
    codesUrl: indices['pedido'],
    asked: await askedItem(new URL(request.url).searchParams),
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
