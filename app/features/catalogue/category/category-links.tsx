import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/data-saver.ts'
import { paths } from '#domain/pages/paths.ts'

interface CategoryLinksProps {
  title: string
  categories: readonly { slug: string; title: string }[]
}

export function CategoryLinks({ title, categories }: CategoryLinksProps) {
  return (
    <nav aria-label={title} className="no-print py-8">
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {categories.map(({ slug, title: name }) => (
          <li key={slug} className="border-t border-rule">
            <Link
              to={paths.category(slug)}
              prefetch={linkPrefetch}
              className="flex min-h-11 items-center py-1 text-small leading-tight hover:text-petrol-deep hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
