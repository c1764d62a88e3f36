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
  /** The button of the page, which stands below the lines. */
  button: RefObject<HTMLElement | null>
}

/** How much is in a long cart, and the way to send it, at the lower edge of a small screen until the page's button is reached. */
export function SendBar({ cart, href, onClick, button }: SendBarProps) {
  const [isAhead, setIsAhead] = useState(false)

  useEffect(() => {
    if (!button.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      // Several may come together: the last one tells what holds now.
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
