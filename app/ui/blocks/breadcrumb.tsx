import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'

export interface Crumb {
  label: string
  /** The link's address; undefined for the page itself. */
  to?: string
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[]
  /** Whether it stands in the room above a `page-top`'s heading, so that headings with and without it are level. */
  isAboveHeading?: boolean
}

export function Breadcrumb({ crumbs, isAboveHeading = false }: BreadcrumbProps) {
  return (
    <nav aria-label="Trilha" className={classNames('no-print text-label text-muted', isAboveHeading && '-mt-8 mb-2.5')}>
      <ol className="flex items-center gap-x-2">
        {crumbs.map(({ label, to }) => (
          <li key={label} className="flex items-center gap-x-2 not-first:before:content-['›'] last:min-w-0">
            {to ? (
              <Link
                to={to}
                className="relative py-0.5 hover:text-ink hover:underline touch:after:absolute touch:after:-inset-x-2 touch:after:-inset-y-2.75"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
