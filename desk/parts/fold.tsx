import type { ReactNode } from 'react'

interface FoldProps {
  /** What is read and pressed. */
  summary: string
  open?: boolean
  className?: string
  children: ReactNode
}

/** Something that few need at a time, unfolded by its summary. */
export function Fold({ summary, open, className, children }: FoldProps) {
  return (
    <details open={open} className={className}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small text-petrol-deep underline underline-offset-4">
        {summary}
      </summary>
      {children}
    </details>
  )
}
