import { MessageCircle } from 'lucide'
import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { ExternalButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { linesText } from '#domain/cart/totals.ts'
import type { Cart } from '#domain/cart/cart.ts'

interface SendBarProps {
  cart: Cart
  href: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  /** The page's own send button, which stands below the lines. */
  button: RefObject<HTMLElement | null>
}

/**
 * How many lines and items a cart has, and a link that sends it, at the lower edge of small screens until the page's
 * own button is visible.
 */
export function SendBar({ cart, href, onClick, button }: SendBarProps) {
  const [isAhead, setIsAhead] = useState(false)

  useEffect(() => {
    if (!button.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      // The observer may deliver several entries at once: the last one is the present state.
      const last = entries.at(-1)
      setIsAhead(last !== undefined && !last.isIntersecting && last.boundingClientRect.top > 0)
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  }, [button])

  if (!isAhead) return null
  return (
    <div className="no-print fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-rule bg-paper px-4 py-2 lg:hidden">
      <p className="text-small font-medium">{linesText(cart)}</p>
      <ExternalButton look="whatsapp" href={href} onClick={onClick}>
        <Icon node={MessageCircle} size={20} />
        Enviar<span className="sr-only"> pelo WhatsApp</span>
      </ExternalButton>
    </div>
  )
}
