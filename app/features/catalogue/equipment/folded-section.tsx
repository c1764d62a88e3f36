import type { ReactNode } from 'react'

interface FoldedSectionProps {
  title: string
  /** A short summary of what is inside. */
  brief?: string
  children: ReactNode
}

/**
 * A section that unfolds from its heading, for a page whose main content comes further down. Its text is in the page
 * from the start, and unfolded on paper.
 */
export function FoldedSection({ title, brief, children }: FoldedSectionProps) {
  return (
    <details className="border-t border-rule bg-sheet">
      <summary className="page-width flex min-h-14 items-center justify-between gap-x-4 py-2 hover:text-petrol-deep">
        <h2 className="text-body sm:text-lead">{title}</h2>
        <span className="ml-auto text-right text-small text-muted max-sm:hidden">{brief}</span>
      </summary>
      <div className="page-width grid gap-6 pt-2 pb-8">{children}</div>
    </details>
  )
}
