import { type ReactNode, useEffect, useState, Fragment, memo } from 'react'
import { Link } from 'react-router'
import { readRows, type Backend } from '#app/browser/backend.ts'
import { linkPrefetch } from '#app/browser/save-data.ts'
import {
  AvailabilityBadge,
  type RenderAction,
  ProductCard,
  ProductRow,
  type CardProps,
} from '#app/features/catalogue/cards/product-card.tsx'
import { useSite } from '#app/site.tsx'
import { ColumnHeads } from '#app/ui/blocks/column-heads.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CodeLabel } from '#app/ui/code-label.tsx'
import { MarkedName } from '#app/ui/marked-name.tsx'
import { type DisplayRating, averageRating } from '#domain/catalogue/display-rating.ts'
import { hasPrice } from '#domain/catalogue/price.ts'
import { armAdvice } from '#domain/catalogue/variants/arm-size.ts'
import { productRatingSchema, type ProductRating } from '#domain/forms/published-review.ts'
import { groupBy } from '#domain/group-by.ts'
import type { ListedProduct } from '#domain/list/browse.ts'
import { pageAmount } from '#domain/money.ts'
import { paths } from '#domain/pages/paths.ts'

const tableColumns = {
  Código: 'w-36',
  Peça: '',
  Conector: 'w-42 min-[90rem]:w-68 print:w-40',
  Vias: 'w-12',
  Disponibilidade: 'w-30 print:w-34',
  Quantidade: 'no-print needs-script w-28',
}
const tableCellClass = 'px-2 py-px align-middle stacked:p-0 print:py-0'

/** The compact view: a table in which parts are compared and put into the cart; twenty rows fit in a desktop window. */
function ProductTable({ products, actionOf }: Pick<ProductResultsProps, 'products' | 'actionOf'>) {
  return (
    <table className="w-full table-fixed border-collapse bg-sheet text-label stacked:block">
      <caption className="sr-only">Produtos</caption>
      <thead className="stacked:sr-only">
        <tr className="border-y border-rule text-left text-muted">
          <ColumnHeads className="px-2 py-1 font-medium" columns={tableColumns} />
        </tr>
      </thead>
      {groupsOf(products).map(([title, groupProducts]) => (
        <tbody key={title} className="stacked:block">
          {title && (
            <tr className="bg-tint stacked:block">
              {/* The heading leaves out the last column, which paper and pages without scripts do not have. */}
              <th
                colSpan={5}
                scope="rowgroup"
                className="px-2 py-0.5 text-left font-semibold first-letter:uppercase stacked:block"
              >
                {title}
              </th>
            </tr>
          )}
          {groupProducts.map((listedProduct) => (
            <ProductTableRow
              key={listedProduct.product.id}
              {...listedProduct}
              action={actionOf(listedProduct.product, { quantity: listedProduct.quantity, isCompact: true })}
            />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ProductTableRow({
  product,
  variantId,
  reason,
  highlights,
  position,
  action,
}: PositionedProduct & { action: ReactNode }) {
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
      <td className={`${tableCellClass} overflow-hidden whitespace-nowrap`}>
        {code && <CodeLabel code={code} />}
        {otherCodeCount > 0 && <span className="ml-1.5 text-muted">+{otherCodeCount}</span>}
      </td>
      <th
        scope="row"
        className={`${tableCellClass} text-left stacked:col-span-3 text-small leading-tight font-medium stacked:order-first min-[90rem]:truncate`}
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
        className={`${tableCellClass} stacked:order-1 stacked:col-span-2 stacked:empty:hidden lg:leading-tight min-[90rem]:truncate`}
      >
        {product.plug}
      </td>
      <td className={`${tableCellClass} stacked:order-1 stacked:empty:hidden`}>
        {product.ways && (
          <>
            {product.ways}
            <span className="hidden stacked:inline"> vias</span>
          </>
        )}
      </td>
      <td className={tableCellClass}>
        <AvailabilityBadge availability={product.availability} />
        {hasPrice(product) && <span className="ml-1.5 font-semibold">{pageAmount(product.currentPrice)}</span>}
      </td>
      <td className={`${tableCellClass} no-print needs-script`}>{action}</td>
    </tr>
  )
}

/** Each rating that this visit asked for, by product id, so that none is fetched twice; undefined without reviews. */
const cachedRatings = new Map<string, DisplayRating | undefined>()

/** Ratings from reviews, fetched once each after the page has loaded; they replace the derived ones (spec §2). */
function useReviewRatings(ids: readonly string[]): ReadonlyMap<string, DisplayRating | undefined> {
  const { backend } = useSite()
  const [ratings, setRatings] = useState<typeof cachedRatings>(cachedRatings)
  const joinedIds = ids.join(',')

  useEffect(() => {
    const missingIds = joinedIds.split(',').filter((id) => id !== '' && !cachedRatings.has(id))
    if (missingIds.length === 0) return
    for (const id of missingIds) cachedRatings.set(id, undefined)
    fetchAverages(backend, missingIds).then(
      (averages) => {
        for (const [id, rating] of averages) cachedRatings.set(id, rating)
        if (averages.size > 0) setRatings(new Map(cachedRatings))
      },
      // Without an answer the cards stay as they are; the next list tries again.
      () => missingIds.forEach((id) => cachedRatings.delete(id)),
    )
  }, [joinedIds, backend])

  return ratings
}

/** The most product ids in one address: with more it would be too long for some servers. */
const maximumIdsPerRequest = 50

/** The most rows that a hosted PostgREST returns in one answer. */
const maximumRowsPerAnswer = 1000

/** Average ratings by product id; products without reviews are missing. Throws as `readRows` does. */
async function fetchAverages(backend: Backend, productIds: readonly string[]): Promise<Map<string, DisplayRating>> {
  const batches = Array.from({ length: Math.ceil(productIds.length / maximumIdsPerRequest) }, (_, index) =>
    productIds.slice(index * maximumIdsPerRequest, (index + 1) * maximumIdsPerRequest),
  )
  const rows = (await Promise.all(batches.map((ids) => fetchRatings(backend, ids)))).flat()
  const byProduct = groupBy(rows, ({ product_id: id }) => id)
  return new Map(
    [...byProduct].flatMap(([id, ratings]): [string, DisplayRating][] => {
      const rating = averageRating(ratings)
      return rating ? [[id, rating]] : []
    }),
  )
}

async function fetchRatings(backend: Backend, ids: readonly string[], offset = 0): Promise<ProductRating[]> {
  const rows = await readRows(
    backend,
    'product_reviews',
    {
      product_id: `in.(${ids.join(',')})`,
      approved: 'is.true',
      select: 'product_id,rating',
      order: 'id.asc',
      limit: String(maximumRowsPerAnswer),
      offset: String(offset),
    },
    productRatingSchema,
  )
  if (rows.length < maximumRowsPerAnswer) return rows
  return [...rows, ...(await fetchRatings(backend, ids, offset + maximumRowsPerAnswer))]
}

export type ResultsLook = 'cards' | 'rows' | 'table'

/** The most cards that a phone shows before scrolling. */
const maximumFirstScreenCards = 6

const looks = {
  cards: {
    Item: ProductCard,
    listClass: 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))] print:block',
    cellClass: 'grid min-w-0 grid-cols-[minmax(0,1fr)]',
    belowFirstScreenClass: 'late-layout [--late-height:27rem]',
  },
  rows: { Item: ProductRow, listClass: '', cellClass: '', belowFirstScreenClass: '' },
} as const

interface ProductResultsProps {
  look: ResultsLook
  products: readonly ListedProduct[]
  /** Makes a product's button. Keep the same function between renders: a new one renders every product again. */
  actionOf: RenderAction
  isBelowFirstScreen: boolean
}

/** The products of a list. While a visitor types, only products that come or go are rendered. */
export const ProductResults = memo(function ProductResults(props: ProductResultsProps) {
  const { look, products, actionOf, isBelowFirstScreen } = props
  const ratings = useReviewRatings(look === 'table' ? [] : products.map(({ product }) => product.id))
  // Fixed at the first render: a picture that loads with the scripts would become the largest contentful paint.
  const [firstRowIds] = useState(() => products.slice(0, isBelowFirstScreen ? 0 : 2).map(({ product }) => product.id))
  if (look === 'table') return <ProductTable products={products} actionOf={actionOf} />
  return (
    <>
      {groupsOf(products).map(([group, groupProducts]) => (
        <Fragment key={group}>
          {group && <h3 className="pt-4 pb-2 font-semibold first-letter:uppercase">{group}</h3>}
          <ul
            className={classNames(
              'grid border-t border-l border-rule bg-paper print:border-l-0',
              looks[look].listClass,
            )}
          >
            {groupProducts.map((listed) => (
              <Cell
                key={listed.product.id}
                {...listed}
                look={look}
                actionOf={actionOf}
                rating={ratings.get(listed.product.id)}
                isPriority={firstRowIds.includes(listed.product.id)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
})

/** A product with its position in the whole list, from 1. */
type PositionedProduct = ListedProduct & { position: number }

/** The products under headings: by the need that each answers, or by type; one group '' where the list has none. */
function groupsOf(listed: readonly ListedProduct[]): [group: string, products: readonly PositionedProduct[]][] {
  const products = listed.map((product, index) => ({ ...product, position: index + 1 }))
  if (products[0]?.group === undefined) return [['', products]]
  return [...groupBy(products, ({ group = '' }) => group)]
}

interface CellProps extends CardProps, Pick<PositionedProduct, 'group' | 'position'> {
  look: keyof typeof looks
  actionOf: RenderAction
}

const Cell = memo(function Cell({ look, position, actionOf, ...card }: CellProps) {
  const { Item, cellClass, belowFirstScreenClass } = looks[look]
  return (
    <li
      id={`item-${position}`}
      className={classNames(
        'border-r border-b border-rule print:border-r-0',
        cellClass,
        position > maximumFirstScreenCards && belowFirstScreenClass,
      )}
    >
      <Item {...card} action={actionOf(card.product, { quantity: card.quantity })} />
    </li>
  )
})
