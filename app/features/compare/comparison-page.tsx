import { X } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AttentionNotice } from '#app/attention-notice.tsx'
import { PageHead } from '#app/ui/blocks/page-head.tsx'
import { TitledSection } from '#app/ui/blocks/titled-section.tsx'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { ConnectorFace, type NamedFace } from '#app/ui/connector-face.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { hasPrice } from '#domain/catalogue/price.ts'
import { labelCode, type ProductSummary } from '#domain/catalogue/product-summary.ts'
import { availabilityDetailLabel } from '#domain/catalogue/vocabulary.ts'
import type { ComparedRow, Comparison } from '#domain/compare/comparison.ts'
import { pageAmount } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'
import { counted } from '#domain/text/number-text.ts'

interface ComparisonPageProps extends Comparison {
  products: readonly { product: ProductSummary; faces: readonly NamedFace[] }[]
  candidates: readonly ProductSummary[]
  renderAddButton: (product: ProductSummary) => ReactNode
}

/** The table's width by the number of products; on narrow screens three columns or more scroll sideways. */
const tableWidthClasses: Readonly<Record<number, string>> = {
  1: 'max-sm:[--columns:1] max-w-2xl',
  2: 'max-sm:[--columns:2]',
  3: 'max-sm:[--columns:3] min-w-lg',
  4: 'max-sm:[--columns:4] min-w-160 sm:min-w-208',
}
const rowClass = 'align-top max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))]'
const nameClass = 'p-2 print:py-1 text-left text-muted max-sm:col-span-full max-sm:pb-0'

export function ComparisonPage({ products, differing, equal, candidates, renderAddButton }: ComparisonPageProps) {
  const ids = products.map(({ product }) => product.id)
  return (
    <div className="page-width page-top print:py-0">
      <PageHead title="Comparar" crumbs={[{ label: 'Catálogo', to: paths.accessories }, { label: 'Comparar' }]} />
      <AttentionNotice className="my-5" />
      <div className="overflow-x-auto">
        <table
          className={`w-full table-fixed border-collapse text-small max-sm:block print:min-w-0 ${tableWidthClasses[products.length] ?? ''}`}
        >
          <thead className="max-sm:block">
            <tr className={`${rowClass} border-b border-rule-strong`}>
              <th scope="col" className={`${nameClass} sm:w-36 font-medium max-sm:sr-only`}>
                Produto
              </th>
              {products.map(({ product }) => (
                <ColumnHead key={product.id} product={product} otherIds={ids.filter((id) => id !== product.id)}>
                  {renderAddButton(product)}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            <FacesRow products={products} />
            <FactRows rows={differing} />
          </tbody>
        </table>
      </div>
      {products.length > 1 && <EqualRows rows={equal} />}
      {candidates.length > 0 && <AddToComparison products={candidates} comparedIds={ids} />}
    </div>
  )
}

function ColumnHead(props: { product: ProductSummary; otherIds: readonly string[]; children: ReactNode }) {
  const { product, otherIds, children } = props
  return (
    <th scope="col" className="p-2 text-left font-medium">
      <span className="block max-w-48 print:hidden">
        <Picture {...product.picture} alt="" isPriority />
      </span>
      <Link to={paths.product(product.id)} className="tap underline underline-offset-4 hover:text-brand-deep">
        {product.name}
      </Link>
      {labelCode(product) && (
        <span className="mt-1 block">
          <CodeLabel code={labelCode(product)} isWrapping />
        </span>
      )}
      <span className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {hasPrice(product) && <span className="font-semibold">{pageAmount(product.currentPrice)}</span>}
        <span className="text-small font-normal text-muted">
          {availabilityDetailLabel[product.availability]}
          {!hasPrice(product) && product.availability !== 'sob-consulta' && ', preço sob consulta'}
        </span>
      </span>
      <span className="no-print mt-2 block max-w-56">{children}</span>
      <Link
        to={paths.compare(otherIds)}
        preventScrollReset
        aria-label={`Retirar ${product.name}`}
        className="no-print inline-flex min-h-9 touch:min-h-11 items-center gap-1 text-label text-muted underline underline-offset-4 hover:text-ink"
      >
        <Icon node={X} size={14} />
        Retirar
      </Link>
    </th>
  )
}

/** The rows that are equal in all products: folded, because they decide nothing. */
function EqualRows({ rows }: { rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null
  return (
    <details className="mt-4 border-t border-rule">
      <summary className="min-h-11 py-2.5 text-small font-medium">
        {counted(rows.length, 'dado igual em todos', 'dados iguais em todos')}
      </summary>
      <table className="w-full max-w-2xl text-small max-sm:block max-sm:[--columns:1]">
        <tbody className="max-sm:block">
          <FactRows rows={rows.map(({ name, values }) => ({ name, values: values.slice(0, 1) }))} />
        </tbody>
      </table>
    </details>
  )
}

function FacesRow({ products }: Pick<ComparisonPageProps, 'products'>) {
  if (products.every(({ faces }) => faces.length === 0)) return null
  return (
    <tr className={`${rowClass} border-b border-rule`}>
      <th scope="row" className={`${nameClass} font-normal`}>
        Conectores
      </th>
      {products.map(({ product, faces }) => (
        <td key={product.id} className="p-2">
          {faces.map((face) => (
            <Link
              key={face.key}
              to={paths.connector(face.key)}
              className="mb-2 grid justify-items-start gap-1 text-label hover:underline"
            >
              <ConnectorFace face={face} className="max-w-full" />
              {face.name}
            </Link>
          ))}
        </td>
      ))}
    </tr>
  )
}

function FactRows({ rows }: { rows: readonly ComparedRow[] }) {
  return rows.map(({ name, values }) => (
    <tr key={name} className={`${rowClass} border-b border-rule`}>
      <th scope="row" className={`${nameClass} sm:w-36 font-normal`}>
        {name}
      </th>
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the index identifies the product
        <td key={index} className="p-2 print:py-1 wrap-anywhere">
          {value || <span className="text-muted">não informado</span>}
        </td>
      ))}
    </tr>
  ))
}

function AddToComparison(props: { products: readonly ProductSummary[]; comparedIds: readonly string[] }) {
  const { products, comparedIds } = props
  const title = comparedIds.length === 1 ? 'Escolha o que pôr ao lado' : 'Acrescentar à comparação'
  return (
    <TitledSection title={title} headingClass="mb-3 text-title" className="no-print mt-8 border-t border-rule pt-5">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {products.map((product) => (
          <li
            key={product.id}
            className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 rounded border border-rule bg-sheet p-2.5 hover:border-brand"
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
    </TitledSection>
  )
}
