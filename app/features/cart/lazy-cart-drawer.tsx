import { useState } from 'react'
import { LazyBoundary, lazyComponent } from '#app/ui/lazy-boundary.tsx'
import { useCart } from './cart-store.tsx'

const CartDrawer = lazyComponent(async () => (await import('./cart-drawer.tsx')).CartDrawer)

/** The drawer on every page; its code is loaded when it is first opened, or about to be. */
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
