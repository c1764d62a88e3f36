import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ModelLink } from '#domain/compatibility/page-data.ts'

/** Linked names in columns, each with a note: a count, or the kind of machine. */
export function NameList({ links }: { links: readonly { name: string; path: string; note: string }[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 text-small sm:grid-cols-3 lg:grid-cols-4">
      {links.map(({ name, path, note }) => (
        <li key={path} className="min-w-0 wrap-anywhere">
          <Link to={path} className="tap inline-block min-w-11 py-1 hover:text-petrol-deep">
            <span className="underline underline-offset-4">{name}</span>{' '}
            <span className="text-label text-muted max-sm:block">{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Models: first those that parts name, with the number of parts; the others with their kind of machine. */
export function Models({ models }: { models: readonly ModelLink[] }) {
  const noted = models.map(({ name, path, kind, parts }) => ({
    name,
    path,
    parts,
    note: parts === 0 ? kind : parts === 1 ? '1 peça' : `${parts} peças`,
  }))
  const uncited = noted.filter(({ parts }) => parts === 0)
  return (
    <>
      <NameList links={noted.filter(({ parts }) => parts > 0)} />
      {uncited.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-small">Sem peça ainda</h3>
          <NameList links={uncited} />
        </>
      )}
    </>
  )
}

export function IndexSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-6 border-t border-rule pt-4">
      <h2 className="mb-2 text-title wrap-anywhere">{title}</h2>
      {children}
    </section>
  )
}
