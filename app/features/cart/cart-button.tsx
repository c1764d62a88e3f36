import { ShoppingCart } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { insteadOfLink } from '#app/ui/plain-click.ts'
import { badgeText, pieceCount, pieceCountText } from '#domain/cart/totals.ts'
import { paths } from '#domain/pages/paths.ts'
import { useCart } from './cart-store.tsx'
import { preloadCartDrawer } from './lazy-cart-drawer.tsx'

export function CartButton() {
  const { cart, store } = useCart()
  const count = pieceCount(cart)
  // Screen readers announce the number as it is shown, '99+' included.
  const spokenCount = count > 99 ? `${badgeText(count)} itens` : pieceCountText(count)
  return (
    <Link
      to={paths.cart}
      aria-label={`Abrir carrinho: ${spokenCount}`}
      aria-haspopup="dialog"
      onClick={insteadOfLink(() => store.setDrawerOpen(true))}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      className="relative grid size-11 lg:-mr-3 cursor-pointer place-items-center rounded hover:bg-tint"
    >
      <Icon node={ShoppingCart} size={21} />
      {count > 0 && (
        <span className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-label leading-none font-semibold text-on-brand">
          {badgeText(count)}
        </span>
      )}
    </Link>
  )
}
