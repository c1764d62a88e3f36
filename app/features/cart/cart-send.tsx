import { MessageCircle, Copy } from 'lucide'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ComponentProps, type RefObject } from 'react'
import { rememberRequest } from '#app/browser/saved-lists.ts'
import { useSite } from '#app/site.tsx'
import { ExternalButton, Button, MailButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { copyText, showToast } from '#app/ui/toast.ts'
import { useSingleFire } from '#app/ui/use-single-fire.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { cartSizeText } from '#domain/cart/totals.ts'
import { cartLinks, cartText } from '#domain/quote/cart-message.ts'
import { savedLine } from '#domain/saved/saved-lists.ts'

interface SendBarProps extends Pick<ComponentProps<'a'>, 'href' | 'onClick'> {
  cart: Cart
  sendButtons: RefObject<HTMLElement | null>
}

/** The cart's size and a link that sends it, at the lower edge of small screens until the page's own is visible. */
function SendBar({ cart, sendButtons, ...link }: SendBarProps) {
  const [isBelowFold, setIsBelowFold] = useState(false)

  useEffect(() => {
    if (!sendButtons.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      // The observer may deliver several entries at once: the last one is the present state.
      const latest = entries.at(-1)
      setIsBelowFold(latest !== undefined && !latest.isIntersecting && latest.boundingClientRect.top > 0)
    })
    observer.observe(sendButtons.current)
    return () => observer.disconnect()
  }, [sendButtons])

  if (!isBelowFold) return null
  return (
    <div className="bottom-bar no-print fixed inset-x-0 bottom-0 z-10 flex items-center justify-between gap-4 border-t border-rule bg-paper px-4 py-2 lg:hidden">
      <p className="text-small font-medium">{cartSizeText(cart)}</p>
      <ExternalButton look="whatsapp" {...link}>
        <Icon node={MessageCircle} size={20} />
        Enviar<span className="sr-only"> pelo WhatsApp</span>
      </ExternalButton>
    </div>
  )
}

interface CartSendProps {
  cart: Cart
  whatsappLabel: string
  mailLabel: string
  /** Called once the cart's message was opened in another program; whether it was sent cannot be known. */
  onOpened?: () => void
  hasSendBar?: boolean
}

/** The ways to send the cart: WhatsApp, e-mail, or its copied text; each message opened is kept as a recent request. */
export function CartSend({ cart, whatsappLabel, mailLabel, onOpened, hasSendBar = false }: CartSendProps) {
  const site = useSite()
  // The messages are written in a deferred render, so that typing a note stays fast.
  const deferredCart = useDeferredValue(cart)
  const { whatsapp, mail } = useMemo(() => cartLinks(deferredCart, site.brand, site.siteUrl), [deferredCart, site])
  const shortenedChannels = [whatsapp.isShortened && 'no WhatsApp', mail.isShortened && 'no e-mail'].filter(Boolean)
  const onWhatsappClick = useSingleFire(rememberOpened)
  const onMailClick = useSingleFire(rememberOpened)
  const buttonsRef = useRef<HTMLDivElement>(null)

  function rememberOpened() {
    onOpened?.()
    rememberRequest(site.brand.slug, cart.items.map(savedLine))
  }

  async function copyMessage() {
    if (await copyText(cartText(cart))) showToast('Mensagem copiada', 'Cole o texto na conversa ou no e-mail.')
  }

  return (
    <div ref={buttonsRef} className="grid gap-2">
      {hasSendBar && <SendBar cart={cart} href={whatsapp.url} onClick={onWhatsappClick} sendButtons={buttonsRef} />}
      <ExternalButton look="whatsapp" size="large" href={whatsapp.url} onClick={onWhatsappClick}>
        <Icon node={MessageCircle} size={20} />
        {whatsappLabel}
      </ExternalButton>
      <MailButton href={mail.url} onClick={onMailClick}>
        {mailLabel}
      </MailButton>
      {shortenedChannels.length > 0 && (
        <p className="text-label text-muted">
          O pedido é longo: {shortenedChannels.join(' e ')}, a mensagem leva os códigos resumidos e, quando cabe, o link
          da lista. Copie o texto completo e cole na conversa.
        </p>
      )}
      <Button look="plain" size="small" onClick={() => void copyMessage()}>
        <Icon node={Copy} size={16} />
        Copiar mensagem
      </Button>
    </div>
  )
}
