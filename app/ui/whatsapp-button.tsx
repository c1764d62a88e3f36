import { MessageCircle } from 'lucide'
import type { ComponentProps } from 'react'
import { ExternalButton } from './button.tsx'
import { Icon } from './icon.tsx'

/** A button that opens WhatsApp, with an icon before its label; the caller gives the address. */
export function WhatsappButton({ children, ...rest }: ComponentProps<typeof ExternalButton>) {
  return (
    <ExternalButton look="whatsapp" {...rest}>
      <Icon node={MessageCircle} size={18} />
      {children}
    </ExternalButton>
  )
}
