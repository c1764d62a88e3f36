import { Button } from '#app/ui/button.tsx'
import { useCart } from './cart-provider.tsx'

/** What happened to the cart without a line to show for it: cleared, or products that are gone. */
export function CartNotices() {
  const { cleared, dropped, store } = useCart()
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {cleared && (
        <p className="flex items-center justify-between gap-3 rounded border border-rule-strong px-3 py-2 text-small">
          Carrinho limpo.
          <Button size="small" onClick={() => void store.restore()}>
            Desfazer
          </Button>
        </p>
      )}
      {dropped.length > 0 && (
        <div className="rounded border border-signal bg-signal-tint px-3 py-2 text-small">
          <p>Saíram do catálogo e foram retirados do carrinho: {dropped.join('; ')}.</p>
          <Button look="plain" size="inline" onClick={() => store.forgetDropped()}>
            Entendi
          </Button>
        </div>
      )}
    </div>
  )
}
