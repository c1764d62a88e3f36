import { memo } from 'react'
import { Link } from 'react-router'

interface OtherTypesProps {
  types: readonly { name: string; path: string }[]
}

/** The types of parts that have no category page: each leads to its own list. */
export const OtherTypes = memo(function OtherTypes({ types }: OtherTypesProps) {
  if (types.length === 0) return null
  return (
    <nav aria-labelledby="outros-tipos" className="no-print border-t border-rule py-6">
      <h2 id="outros-tipos" className="text-lead">
        Peças que não têm página de categoria
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {types.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
