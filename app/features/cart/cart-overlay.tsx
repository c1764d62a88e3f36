import { lazy, Suspense, useState } from 'react'
import { useCart } from './cart-provider.tsx'

const loadDrawer = () => import('./cart-drawer.tsx')
const CartDrawer = lazy(async () => ({ default: (await loadDrawer()).CartDrawer }))

/** The drawer on every page; its code comes when it is first opened, or when a hand moves towards it. */
export function CartOverlay() {
  const { isOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <CartDrawer />
    </Suspense>
  )
}

/** Fetches the drawer's code ahead of its opening. */
export function preloadCartDrawer() {
  void loadDrawer()
}
