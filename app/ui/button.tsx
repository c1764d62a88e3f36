import { Mail, MessageCircle } from 'lucide'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

const looks = {
  /** The look of a button that opens WhatsApp, in WhatsApp's colour. */
  whatsapp: 'bg-whatsapp text-on-whatsapp hover:bg-whatsapp-deep',
  primary: 'bg-brand text-on-brand hover:bg-brand-deep',
  quiet: 'border border-rule-strong bg-sheet text-ink hover:border-brand hover:text-brand-deep',
  plain: 'text-brand-deep underline decoration-rule-strong underline-offset-4 hover:decoration-current',
  danger: 'bg-signal text-sheet hover:bg-ink',
} as const
const sizes = {
  inline: 'min-h-8 touch:min-h-11 text-small',
  small: 'min-h-9 touch:min-h-11 px-3 text-small',
  /** The size in half the width of a phone: 'Adicionar ao Carrinho' takes one line at 390 px. */
  card: 'min-h-9 touch:min-h-11 px-2 text-small max-sm:px-1 max-sm:text-label',
  /** The size in a table row. */
  row: 'min-h-6.5 touch:min-h-11 touch:min-w-11 px-2 text-label',
  medium: 'min-h-11 px-4 text-small',
  large: 'min-h-13 px-6 text-body',
} as const

export interface ButtonLook {
  look?: keyof typeof looks | undefined
  size?: keyof typeof sizes | undefined
}

export function buttonClass({ look = 'quiet', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(
    'no-print inline-flex cursor-pointer items-center justify-center gap-2 rounded font-medium transition-colors select-none',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-tint disabled:text-muted',
    looks[look],
    sizes[size],
    className,
  )
}

export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClass({ look, size }, className)} {...rest} />
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />
}

/** A link to another program or site, in a new tab: WhatsApp, a draft of an e-mail. */
export function ExternalButton({ look, size, className, children, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return (
    <a target="_blank" rel="noopener" className={buttonClass({ look, size }, className)} {...rest}>
      {children}
    </a>
  )
}

export function WhatsappButton({ children, ...rest }: ComponentProps<typeof ExternalButton>) {
  return (
    <ExternalButton look="whatsapp" {...rest}>
      <Icon node={MessageCircle} size={18} />
      {children}
    </ExternalButton>
  )
}

export function MailButton({ children, ...rest }: ComponentProps<typeof ExternalButton>) {
  return (
    <ExternalButton {...rest}>
      <Icon node={Mail} size={18} />
      {children}
    </ExternalButton>
  )
}
