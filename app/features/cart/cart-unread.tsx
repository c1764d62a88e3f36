import { TryAgain } from '#app/ui/late.tsx'
import { useCart } from './cart-provider.tsx'

/** Shown until the stored cart is read: before that, the cart must not be called empty. */
export function UnreadCart() {
  const { reading, store } = useCart()
  if (reading === 'failed')
    return <TryAgain text="Não foi possível ler o carrinho. Ele está guardado." onRetry={() => void store.load()} />
  return (
    <p role="status" className="needs-script py-4 text-muted">
      Carregando...
    </p>
  )
}
