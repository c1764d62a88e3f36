import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface TextLinkProps {
  href: string
  className?: string
  /** Whether it opens a row of a list; the keys `j` and `k` go from one to the next. */
  isRow?: boolean
  children: ReactNode
}

/** A link in the text of a screen; as high as a finger on touch screens. */
export function TextLink({ href, className, isRow = false, children }: TextLinkProps) {
  return (
    <a
      href={href}
      data-row={isRow || undefined}
      className={classNames(
        'inline-flex min-h-6 items-center text-petrol-deep underline underline-offset-4 touch:min-h-11',
        isRow && 'font-medium',
        className,
      )}
    >
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
