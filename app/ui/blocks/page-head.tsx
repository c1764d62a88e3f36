import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'

interface PageHeadProps {
  title: ReactNode
  /** The page's place in the site, for a page below the first level. */
  crumbs?: readonly Crumb[]
  lead?: ReactNode
  className?: string
  children?: ReactNode
}

/** The head of a page, first in a `page-top`: the same size, height and room on every page. */
export function PageHead({ title, crumbs, lead, className, children }: PageHeadProps) {
  return (
    <header className={classNames('grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3', className)}>
      <div>
        {crumbs && <Breadcrumb isAboveHeading crumbs={crumbs} />}
        <h1 className="text-head">{title}</h1>
      </div>
      {lead && <p className="no-print max-w-prose text-muted">{lead}</p>}
      {children}
    </header>
  )
}
