import { TryAgain } from '#app/ui/late/try-again.tsx'
import { useCart } from './cart-provider.tsx'

/** In the place of a cart that was not read yet: only what was read is called empty. */
export function UnreadCart() {
  const { reading, store } = useCart()
  if (reading === 'failed')
    return <TryAgain text="Não foi possível ler o carrinho. Ele está guardado." onRetry={() => void store.load()} />
  return (
    <p role="status" className="needs-script if-kept py-4 text-muted">
      Carregando...
    </p>
  )
}
