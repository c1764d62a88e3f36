import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkPrefetch } from '#app/browser/link-prefetch.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { hasPrice } from '#domain/catalogue/price.ts'
import { armAdvice } from '#domain/catalogue/variants/arm-size.ts'
import type { ListedProduct } from '#domain/list/browse.ts'
import { formatBrl } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'
import { AvailabilityBadge, type ActionOf } from './product-card.tsx'

interface ProductTableProps {
  groups: readonly (readonly [title: string, products: readonly ListedProduct[]])[]
  actionOf: ActionOf
}

const cellClass = 'px-2 py-px align-middle stacked:p-0 print:py-0'

/** The compact view: a table in which parts are compared and put into the cart; twenty rows fit in a desktop window. */
export function ProductTable({ groups, actionOf }: ProductTableProps) {
  return (
    <table className="w-full table-fixed border-collapse bg-sheet text-label stacked:block">
      <caption className="sr-only">Produtos</caption>
      <thead className="stacked:sr-only">
        <tr className="border-y border-rule text-left text-muted">
          <ColumnHead className="w-36">Código</ColumnHead>
          <ColumnHead>Peça</ColumnHead>
          <ColumnHead className="w-42 min-[90rem]:w-68 print:w-40">Conector</ColumnHead>
          <ColumnHead className="w-12">Vias</ColumnHead>
          <ColumnHead className="w-30 print:w-34">Disponibilidade</ColumnHead>
          <ColumnHead className="no-print needs-script w-28">Quantidade</ColumnHead>
        </tr>
      </thead>
      {groups.map(([title, products], index) => (
        <tbody key={title} className="stacked:block">
          {title && (
            <tr className="bg-tint stacked:block">
              {/* Not over the last column, which paper and pages without scripts do not have. */}
              <th
                colSpan={5}
                scope="rowgroup"
                className="px-2 py-0.5 text-left font-semibold first-letter:uppercase stacked:block"
              >
                {title}
              </th>
            </tr>
          )}
          {products.map((listedProduct, offset) => (
            <ProductTableRow
              key={listedProduct.product.id}
              {...listedProduct}
              position={countBefore(groups, index) + offset + 1}
              action={actionOf(listedProduct.product, { quantity: listedProduct.quantity, isCompact: true })}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function countBefore(groups: ProductTableProps['groups'], index: number): number {
  return groups.slice(0, index).reduce((sum, [, products]) => sum + products.length, 0)
}

function ColumnHead({ className, children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={classNames('px-2 py-1 font-medium', className)}>
      {children}
    </th>
  )
}

function ProductTableRow({
  product,
  variantId,
  reason,
  highlights,
  position,
  action,
}: ListedProduct & { position: number; action: ReactNode }) {
  const { sku, variants } = product
  // The column has room for one code: the first one, and how many others there are.
  const code = variants.find(({ id }) => id === variantId)?.sku ?? sku ?? variants[0]?.sku
  const otherCodeCount = variantId === undefined && sku === undefined ? variants.length - 1 : 0
  const remark = reason ?? (variantId === undefined ? undefined : armAdvice(variants, variantId))
  return (
    <tr
      // 'Carregar mais' links to the first new row by this id, and focuses it.
      id={`item-${position}`}
      className="border-b border-rule hover:bg-tint stacked:grid stacked:grid-cols-[auto_minmax(0,1fr)_auto] stacked:items-center stacked:gap-x-3 stacked:px-2 stacked:py-1.5"
    >
      <td className={`${cellClass} overflow-hidden whitespace-nowrap`}>
        {code && <CodeLabel code={code} />}
        {otherCodeCount > 0 && <span className="ml-1.5 text-muted">+{otherCodeCount}</span>}
      </td>
      <th
        scope="row"
        className={`${cellClass} text-left stacked:col-span-3 text-small leading-tight font-medium stacked:order-first min-[90rem]:truncate`}
      >
        <Link
          to={paths.product(product.id, variantId)}
          prefetch={linkPrefetch}
          className="tap underline-offset-4 hover:underline"
        >
          {highlights ? <MarkedName name={product.name} highlights={highlights} /> : product.name}
        </Link>
        {remark && <span className="ml-2 text-label font-normal text-brand-deep">{remark}</span>}
      </th>
      <td
        className={`${cellClass} stacked:order-1 stacked:col-span-2 stacked:empty:hidden lg:leading-tight min-[90rem]:truncate`}
      >
        {product.plug}
      </td>
      <td className={`${cellClass} stacked:order-1 stacked:empty:hidden`}>
        {product.ways && (
          <>
            {product.ways}
            <span className="hidden stacked:inline"> vias</span>
          </>
        )}
      </td>
      <td className={cellClass}>
        <AvailabilityBadge availability={product.availability} />
        {hasPrice(product) && <span className="ml-1.5 font-semibold">{formatBrl(product.currentPrice)}</span>}
      </td>
      <td className={`${cellClass} no-print needs-script`}>{action}</td>
    </tr>
  )
}
