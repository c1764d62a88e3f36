import { useId, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface SectionProps {
  title: string
  lead?: string
  /** The look: content in `columns` beside the heading, `wide` below it on a sheet, or `compact` with less room. */
  look?: 'columns' | 'wide' | 'compact'
  children: ReactNode
}

/** A section of a page under a hairline: its heading, and its content beside or below. */
export function Section({ title, lead, look = 'columns', children }: SectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        'border-t border-rule',
        look === 'compact' ? 'py-6' : 'py-7 lg:py-14',
        look !== 'columns' && 'bg-sheet',
      )}
    >
      <div
        className={classNames(
          'page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:gap-y-6',
          look === 'columns' && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <div className="grid content-start gap-3">
          <h2 id={headingId} className={classNames('text-title', look !== 'compact' && 'lg:text-head')}>
            {title}
          </h2>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
      </div>
    </section>
  )
}
