import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface TextLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** A link in the text of a screen; as high as a finger on touch screens. */
export function TextLink({ href, className, children }: TextLinkProps) {
  return (
    <a
      href={href}
      className={classNames(
        'inline-flex min-h-6 items-center text-petrol-deep underline underline-offset-4 touch:min-h-11',
        className,
      )}
    >
      {children}
    </a>
  )
}
