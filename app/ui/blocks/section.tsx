import { useId, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface SectionProps {
  title: string
  lead?: string
  className?: string
  /** Puts the heading above the content, which takes the whole width, on the colour of a sheet. */
  isWide?: boolean
  /** Less space around it, for a page whose main content comes further down. */
  isCompact?: boolean
  /** Content that belongs to the heading: below it, or at the end of its line in a wide section. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * A section of a page under a hairline: heading on the left and content on the right on wide screens, otherwise one
 * above the other.
 */
export function Section(props: SectionProps) {
  const { title, lead, className, isWide = false, isCompact = false, beside, children } = props
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'border-t border-rule',
        isCompact ? 'py-6' : 'py-7 lg:py-14',
        isWide && 'bg-sheet',
        className,
      )}
    >
      <div
        className={classNames(
          'page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:gap-y-6',
          !isWide &&
            (isCompact ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]'),
        )}
      >
        <div
          className={classNames(
            'grid content-start gap-3',
            isWide && beside !== undefined && 'sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center',
          )}
        >
          <h2 id={id} className={classNames('text-title', !isCompact && 'lg:text-head')}>
            {title}
          </h2>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
          {beside}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
      </div>
    </section>
  )
}
