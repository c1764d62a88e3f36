import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { insteadOfLink } from '#app/ui/plain-click.ts'
import { dismissToasts } from '#app/ui/toast.ts'
import { pieceCount, cartTotal } from '#domain/cart/totals.ts'
import { paths } from '#domain/pages/paths.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartNotices, CartLoading, Total } from './cart-notices.tsx'
import { CartSend } from './cart-send.tsx'
import { useCart } from './cart-store.tsx'
import { fetchAndRenewCart } from './renew-cart.ts'

/** The cart that slides in from the side of any page (spec §2 'Cart drawer'). */
export function CartDrawer() {
  const { cart, isDrawerOpen, store } = useCart()
  const closeDrawer = () => {
    // The drawer has shown what was added, so the page's message about it is dismissed.
    dismissToasts()
    store.setDrawerOpen(false)
  }

  // Lines kept from an earlier visit get the names and prices of today.
  useEffect(() => {
    if (isDrawerOpen) void fetchAndRenewCart(store)
  }, [isDrawerOpen, store])

  return (
    <Dialog
      isOpen={isDrawerOpen}
      onClose={closeDrawer}
      placement="right"
      title={`Carrinho (${pieceCount(cart)})`}
      footer={cart.items.length > 0 && <DrawerFooter onClose={closeDrawer} />}
    >
      <CartNotices />
      <DrawerLines onClose={closeDrawer} />
    </Dialog>
  )
}

function DrawerLines({ onClose }: { onClose: () => void }) {
  const { cart, isLoaded } = useCart()
  if (!isLoaded) return <CartLoading />
  if (cart.items.length === 0) {
    return (
      <EmptyState title="Carrinho vazio" actions={<Button onClick={onClose}>Continuar comprando</Button>} isNarrow>
        <p>Adicione produtos ao seu carrinho para continuar</p>
      </EmptyState>
    )
  }
  return (
    <ul>
      {cart.items.map((line) => (
        <CartLineItem key={line.id} line={line} layout="drawer" onNavigate={onClose} />
      ))}
    </ul>
  )
}

function DrawerFooter({ onClose }: { onClose: () => void }) {
  const { cart, store } = useCart()
  const navigate = useNavigate()
  return (
    <div className="grid gap-3">
      {cartTotal(cart) > 0 && (
        <p className="flex justify-between text-body font-semibold">
          <span>Total</span>
          <span className="text-right">
            <Total cart={cart} />
          </span>
        </p>
      )}
      <CartSend cart={cart} whatsappLabel="Enviar por WhatsApp" mailLabel="Enviar por Email" onOpened={onClose} />
      <div className="flex flex-wrap justify-between gap-2">
        <ButtonLink
          to={paths.cart}
          size="small"
          onClick={insteadOfLink(() => {
            // The drawer closes before the navigation: the focus returns to its button while the page is still there.
            onClose()
            void navigate(paths.cart)
          })}
        >
          Ver carrinho completo
        </ButtonLink>
        <Button look="plain" size="inline" onClick={() => store.clear()}>
          Limpar
        </Button>
      </div>
    </div>
  )
}
