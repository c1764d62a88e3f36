import type { IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { usualSize } from './form.tsx'

interface TextLinkProps {
  href: string
  className?: string
  /** Whether the link opens a row of a list; the keys `j` and `k` go from one such link to the next. */
  isRow?: boolean
  label?: string
  children?: ReactNode
}

/** A link in the text of a screen; as high as a finger on touch screens. */
export function TextLink({ href, className, isRow = false, label, children = label }: TextLinkProps) {
  return (
    <a
      href={href}
      data-row={isRow || undefined}
      className={classNames(
        'inline-flex min-h-6 items-center text-brand-deep underline underline-offset-4 touch:min-h-11',
        isRow && 'font-medium',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** A link by itself, as high as a finger. */
export function TallLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {children}
    </a>
  )
}

/** A link within a sentence. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="underline underline-offset-4">
      {children}
    </a>
  )
}

/** The link of a list's row, which can be pressed anywhere; the row is `relative`. */
export function RowLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      data-row
      className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
    >
      {children}
    </a>
  )
}

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook & { icon?: IconNode; label?: string }

/** A link that looks like a button. */
export function ButtonLink({ look, size, className, icon, label, children = label, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ look, size: size ?? usualSize(look) }, className)} {...rest}>
      {icon && <Icon node={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </a>
  )
}

export function PageLink({ path, name, about }: { path: string; name: string; about: string }) {
  return (
    <li className="grid gap-x-4 border-b border-rule py-1 text-small sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-center">
      <a
        href={path}
        className="inline-flex min-h-11 items-center font-medium text-brand-deep underline underline-offset-4"
      >
        {name}
      </a>
      <span className="text-muted max-sm:pb-2">{about}</span>
    </li>
  )
}
