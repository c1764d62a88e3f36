import { useCart } from '#app/features/cart/cart-store.tsx'
import { SavedListsPage } from '#app/features/saved-lists/saved-lists-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { paths } from '#domain/pages/paths.ts'
import { tools } from '#domain/pages/tools.ts'
import type { Route } from './+types/lists.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: tools.lists.name,
    description: 'Listas de peças salvas neste aparelho, para repetir um pedido em segundos.',
    path: paths.lists,
    isHidden: true,
  })

export default function ListsRoute() {
  const { cart } = useCart()
  return <SavedListsPage cart={cart} />
}
