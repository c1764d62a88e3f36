import { ShoppingCart } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { badgeText, pieceCount, itemCountText } from '#domain/cart/totals.ts'
import { paths } from '#domain/pages/paths.ts'
import { useCart } from './cart-store.tsx'

const CartDrawer = lazyComponent(async () => (await import('./cart-drawer.tsx')).CartDrawer)

/**
 * The drawer on every page; its code is loaded when it is first opened, or once pointer or focus reach a button that
 * opens it.
 */
export function LazyCartDrawer() {
  const { isDrawerOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  if (isDrawerOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyBoundary whenFailed="over-page">
      <CartDrawer />
    </LazyBoundary>
  )
}

export const preloadCartDrawer = CartDrawer.preload

/** The header's cart: opens the drawer, and counts what is in it (99+ above 99). */
export function CartIcon() {
  const { cart, store } = useCart()
  const count = pieceCount(cart)
  // Screen readers announce the number as it is shown, '99+' included.
  const spokenCount = count > 99 ? `${badgeText(count)} itens` : itemCountText(count)
  return (
    <Link
      to={paths.cart}
      aria-label={`Abrir carrinho: ${spokenCount}`}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        store.setDrawerOpen(true)
      }}
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
