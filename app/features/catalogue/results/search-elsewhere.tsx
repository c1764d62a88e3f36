import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fetchAhead } from '#app/browser/data-saver.ts'
import type { SearchAdvice } from '#domain/list/smart-find.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'

/** The parts of the model that was asked for, and of the machines that answer the search: here one looks for parts. */
export function SearchElsewhere({ advice: { model, elsewhere } }: { advice: SearchAdvice }) {
  if (model === undefined && elsewhere.length === 0) return null
  return (
    <p className="border-l-4 border-petrol bg-tint px-4 py-2.5 text-small">
      {model !== undefined && (
        <>
          <Way to={withParameters(paths.compatibility, parameters([['modelo', model]]))}>Peças para o {model}</Way>
          {elsewhere.length > 0 && '. '}
        </>
      )}
      {elsewhere.length > 0 && 'Peças pelo equipamento: '}
      {elsewhere.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Way to={paths.partsOfMachine(id)}>{name}</Way>
        </span>
      ))}
    </p>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} prefetch={fetchAhead} className="text-petrol-deep underline underline-offset-4">
      {children}
    </Link>
  )
}
