import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SectionProps {
  title: string
  lead?: string
  className?: string
  /** The heading stands above, and the matter takes the whole width, on the ground of a sheet. */
  isWide?: boolean
  children: ReactNode
}

/** A section of a page under a hairline: heading on the left, matter on the right where there is room, or one above the other. */
export function Section({ title, lead, className, isWide = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames('late-layout border-t border-rule py-10 lg:py-14', isWide && 'bg-sheet', className)}
    >
      <div
        className={classNames(
          'page-width grid gap-x-12 gap-y-6',
          !isWide && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]',
        )}
      >
        <div className="grid content-start gap-3">
          <h2 id={id} className="text-title lg:text-head">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
        </div>
        <div className="grid content-start gap-6">{children}</div>
      </div>
    </section>
  )
}
