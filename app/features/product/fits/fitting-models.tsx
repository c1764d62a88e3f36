import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'
import type { DataSheet } from '#domain/catalogue/data-sheet.ts'

/** The models that a part is named for: each leads to all its parts. */
export function FittingModels({ models }: Pick<DataSheet, 'models'>) {
  if (models.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-small">
      <span className="text-muted">Citada para:</span>
      {models.map(({ key, name, maker }) => (
        <Link key={key} to={paths.model(maker, key)} className="underline underline-offset-4 hover:text-petrol-deep">
          {name}
        </Link>
      ))}
    </p>
  )
}
