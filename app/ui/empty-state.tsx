import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children: ReactNode
  actions: ReactNode
  /** Whether it is centred and in smaller type, for the cart's drawer. */
  isNarrow?: boolean
}

export function EmptyState({ title, children, actions, isNarrow = false }: EmptyStateProps) {
  return (
    <div className={isNarrow ? 'grid justify-items-center gap-3 py-16 text-center' : 'grid justify-items-start gap-4'}>
      <h2 className={isNarrow ? 'text-lead font-semibold' : 'text-title'}>{title}</h2>
      <div className="grid max-w-prose gap-4 text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
}
