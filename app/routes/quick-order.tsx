import { useOrderListCart } from '#app/features/cart/use-add-to-cart.ts'
import { QuickOrderPage } from '#app/features/order-list/quick-order-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import { servedOrder } from '#server/shop/order-list.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Route } from './+types/quick-order.ts'

export const handle = { parameters: ['lista'] }

export function loader({ request, context }: Route.LoaderArgs) {
  // A form sends its lines with '\r\n'; in the text box they end with '\n'.
  const text = new URL(request.url).searchParams.getAll('lista').join('\n').replaceAll('\r\n', '\n')
  const shop = context.get(shopContext)
  const servedLines = text === '' ? [] : servedOrder(shop, text)
  return { text, servedLines, urls: { order: shop.indexAddresses['pedido'], search: shop.indexAddresses['busca'] } }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${tools.quickOrder.name}: cole a lista de códigos`,
    description:
      'Cole códigos e quantidades de uma planilha, do WhatsApp ou de um e-mail: conferimos cada linha no catálogo antes de ir para o carrinho.',
    path: paths.quickOrder,
    isHidden: loaderData ? loaderData.text !== '' : false,
  })

export default function QuickOrderRoute({ loaderData }: Route.ComponentProps) {
  return <QuickOrderPage {...loaderData} cart={useOrderListCart()} />
}
