import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/save-data.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { paths } from '#domain/pages/paths.ts'

interface RelatedProductsProps {
  title: string
  relations: readonly { product: ProductSummary; reason: string }[]
  more?: { to: string; label: string } | undefined
}

export function RelatedProducts({ title, relations, more }: RelatedProductsProps) {
  if (relations.length === 0) return null
  return (
    <section aria-label={title} className="no-print border-t border-rule pt-6">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {relations.map(({ product, reason }) => (
          <li
            key={product.id}
            className="relative grid grid-cols-1 content-start gap-1.5 rounded border border-rule bg-sheet p-3 hover:border-brand"
          >
            <Picture {...product.picture} alt="" />
            <p>{labelCode(product) && <CodeLabel code={labelCode(product)} isWrapping />}</p>
            <Link
              to={paths.product(product.id)}
              prefetch={linkPrefetch}
              className="text-small leading-snug font-medium after:absolute after:inset-0 hover:underline"
            >
              {product.name}
            </Link>
            <p className="text-label text-muted">{reason}</p>
          </li>
        ))}
      </ul>
      {more && (
        <Link
          to={more.to}
          className="tap mt-4 inline-block text-small underline underline-offset-4 hover:text-brand-deep"
        >
          {more.label}
        </Link>
      )}
    </section>
  )
}
