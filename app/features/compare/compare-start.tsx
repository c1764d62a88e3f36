import { Link } from 'react-router'
import { Breadcrumb } from '#app/ui/blocks/breadcrumb.tsx'
import type { ProductSummary } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'
import { CompareChoice } from './compare-choice.tsx'

interface CompareStartProps {
  types: readonly { key: string; label: string; path: string; count: number }[]
  /** The type whose products are shown. */
  type: string | undefined
  products: readonly ProductSummary[]
  /** How many more products there are, and the address of the list of them. */
  rest?: { count: number; path: string }
}

/** The page without a choice yet: what a comparison is, and products to begin with. */
export function CompareStart({ types, type, products, rest }: CompareStartProps) {
  return (
    <div className="page-width page-top">
      <Breadcrumb isAbove crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: 'Comparar' }]} />
      <h1 className="text-head">Comparar</h1>
      <p className="mt-3 max-w-prose text-muted">
        De dois a quatro produtos do mesmo tipo, lado a lado: o que difere vem primeiro, o que é igual fica recolhido.
        Escolha o tipo, depois os produtos. Na página de um produto, “Comparar estas” põe as alternativas ao lado dele.
      </p>
      <nav aria-label="Tipo do que se compara" className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {types.map(({ key, label, path, count }) => (
            <li key={key}>
              <Link
                to={path}
                preventScrollReset
                aria-current={key === type ? 'true' : undefined}
                className="inline-flex min-h-10 touch:min-h-11 items-center gap-2 rounded border border-rule-strong bg-sheet px-3 text-small hover:border-petrol hover:text-petrol-deep aria-[current=true]:border-petrol aria-[current=true]:bg-petrol aria-[current=true]:text-on-petrol"
              >
                {label} <span className="text-label opacity-80">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CompareChoice title="Escolha o primeiro" products={products} chosen={[]} />
      {rest && (
        <p className="mt-4 text-small">
          Há mais {rest.count} na{' '}
          <Link to={rest.path} className="underline underline-offset-4">
            lista deste tipo
          </Link>
          .
        </p>
      )}
    </div>
  )
}
