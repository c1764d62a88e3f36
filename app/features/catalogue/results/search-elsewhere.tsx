import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { paths } from '#domain/pages/paths.ts'

/** Machines that match a search for parts: each links to the page of its parts. */
export function SearchElsewhere({ elsewhere }: Pick<SearchAdvice, 'elsewhere'>) {
  if (elsewhere.length === 0) return null
  return (
    <p className="border-l-4 border-petrol bg-tint px-4 py-2.5 text-small">
      Peças pelo equipamento:{' '}
      {elsewhere.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link
            to={paths.partsOfMachine(id)}
            prefetch={linkPrefetch}
            className="text-petrol-deep underline underline-offset-4"
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
