import type { ReactNode } from 'react'

interface EmptyResultProps {
  title: string
  /** Why, or what to try. */
  children: ReactNode
  /** The next steps. */
  actions: ReactNode
}

/** A list without products, with the next step. */
export function EmptyResult({ title, children, actions }: EmptyResultProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-4 border-t border-rule py-10 wrap-anywhere">
      <h2 className="text-title">{title}</h2>
      <div className="grid max-w-prose gap-4 text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}
