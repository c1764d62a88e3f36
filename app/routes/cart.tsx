import { redirect } from 'react-router'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { maximumQuantity } from '#domain/cart/cart.ts'
import { needsOptions } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { productById, summaryOf } from '#server/shop/catalogue.ts'
import { shopContext } from '#server/shop/shop-context.ts'
import type { Shop } from '#server/shop/shop.ts'
import type { Route } from './+types/cart.ts'

export const handle = { parameters: ['adicionar', 'opcao', 'quantidade'] }

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  return {
    emptyPicture: shop.scenes.emptyCart,
    codesUrl: shop.indexAddresses['pedido'],
    requestedItem: requestedItem(shop, new URL(request.url).searchParams),
  }
}

/** The item of `/carrinho?adicionar=ID&opcao=&quantidade=`. Throws a redirection to a product with open options. */
function requestedItem(shop: Shop, parameters: URLSearchParams) {
  const id = parameters.get('adicionar')
  const catalogueProduct = id && slugPattern.test(id) ? productById(shop, id) : undefined
  if (!catalogueProduct) return undefined
  const product = summaryOf(catalogueProduct)
  const variantId = product.variants.find(({ id: candidate }) => candidate === parameters.get('opcao'))?.id
  if (needsOptions(variantId === undefined ? product : { ...product, variants: [] }))
    throw redirect(`${paths.product(product.id, variantId)}#opcoes`)
  const quantity = Number(parameters.get('quantidade') ?? 1)
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity
  return { product, quantity: isWhole ? quantity : 1, ...(variantId !== undefined && { variantId }) }
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
