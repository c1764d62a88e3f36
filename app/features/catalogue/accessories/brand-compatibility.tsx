import { memo } from 'react'
import { Link } from 'react-router'
import { paths } from '#domain/pages/paths.ts'

const choiceClass =
  'inline-flex min-h-10 touch:min-h-11 items-center rounded border border-rule-strong bg-sheet px-3 text-small hover:border-petrol hover:text-petrol-deep'

interface BrandCompatibilityProps {
  makers: readonly { name: string; path: string }[]
}

/**
 * From the machine to the part (spec §2 'brand-compatibility view'): each brand leads to its models, each model to its
 * parts.
 */
export const BrandCompatibility = memo(function BrandCompatibility({ makers }: BrandCompatibilityProps) {
  return (
    <section aria-labelledby="compatibilidade" className="no-print border-t border-rule py-10 lg:py-12">
      <h2 id="compatibilidade" className="text-title">
        Peças pelo equipamento
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Escolha a marca, depois o modelo, para ver as peças citadas para ele, por tipo. Também dá para{' '}
        <Link to={paths.compatibility} className="text-petrol-deep underline underline-offset-4">
          buscar um modelo
        </Link>
        ,{' '}
        <Link to={paths.connectors} className="text-petrol-deep underline underline-offset-4">
          comparar o conector
        </Link>{' '}
        ou{' '}
        <Link to={paths.identify} className="text-petrol-deep underline underline-offset-4">
          identificar a peça que está na mão
        </Link>
        .
      </p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {makers.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className={choiceClass}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
