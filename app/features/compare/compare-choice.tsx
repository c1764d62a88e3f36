import { Link } from 'react-router'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'

interface CompareChoiceProps {
  title: string
  products: readonly ProductSummary[]
  /** Ids that are already compared. */
  comparedIds: readonly string[]
}

/** Products that can be added to a comparison: each card links to the comparison that includes its product. */
export function CompareChoice({ title, products, comparedIds }: CompareChoiceProps) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="no-print mt-8 border-t border-rule pt-5">
      <h2 className="mb-3 text-title">{title}</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 rounded border border-rule bg-sheet p-2.5 hover:border-petrol"
          >
            <Picture {...product.picture} alt="" />
            {labelCode(product) && (
              <p>
                <CodeLabel code={labelCode(product)} isWrapping />
              </p>
            )}
            <Link
              to={paths.compare([...comparedIds, product.id])}
              preventScrollReset={comparedIds.length > 1}
              className="text-small leading-snug font-medium after:absolute after:inset-0 hover:underline"
            >
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
