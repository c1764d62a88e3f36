import { useState } from 'react'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { useCart } from './cart-provider.tsx'

const CartDrawer = lazyComponent(async () => (await import('./cart-drawer.tsx')).CartDrawer)

/**
 * The drawer on every page; its code is loaded when it is first opened, or once pointer or focus reach a button that
 * opens it.
 */
export function CartOverlay() {
  const { isDrawerOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  if (isDrawerOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <LazyBoundary whenFailed="over">
      <CartDrawer />
    </LazyBoundary>
  )
}

/** Fetches the drawer's code ahead of its opening. */
export const preloadCartDrawer = CartDrawer.preload
