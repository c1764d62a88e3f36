import { Fragment, memo, useState } from 'react'
import { ProductCard, ProductRow, type ActionOf, type CardProps } from '#app/features/catalogue/cards/product-card.tsx'
import { ProductTable } from '#app/features/catalogue/cards/product-table.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { groupBy } from '#domain/group-by.ts'
import type { ListedProduct } from '#domain/list/browse.ts'
import { useReviewRatings } from './use-review-ratings.ts'

export type ResultsLook = 'cards' | 'rows' | 'table'

/** The most cards that a phone shows before scrolling. */
const firstScreenCards = 6

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
  /**
   * Makes a product's add-to-cart button. Keep the same function between renders: a new one renders every product
   * again.
   */
  actionOf: ActionOf
  isBelowFirstScreen: boolean
}

/**
 * The products of a list, in cells separated by hairlines. While a visitor types, only products that come or go are
 * rendered.
 */
export const ProductResults = memo(function ProductResults({
  look,
  products,
  actionOf,
  isBelowFirstScreen,
}: ProductResultsProps) {
  const ratings = useReviewRatings(look === 'table' ? [] : products.map(({ product }) => product.id))
  // The pictures of a phone's first screen, fixed at the first render even if filters reorder their products: a picture
  // that loads with the scripts would become the largest contentful paint.
  const [firstRowIds] = useState(() => products.slice(0, isBelowFirstScreen ? 0 : 2).map(({ product }) => product.id))
  const positions = new Map(products.map(({ product }, index) => [product.id, index + 1]))
  if (look === 'table') return <ProductTable groups={groupsOf(products)} actionOf={actionOf} />
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
                position={positions.get(listed.product.id) ?? 1}
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

/** The products by need, where the query has several. */
function groupsOf(products: readonly ListedProduct[]): [group: string, products: readonly ListedProduct[]][] {
  if (products[0]?.group === undefined) return [['', products]]
  return [...groupBy(products, ({ group = '' }) => group)]
}

interface CellProps extends CardProps, Pick<ListedProduct, 'group'>, Pick<ProductResultsProps, 'actionOf'> {
  look: keyof typeof looks
  /** The product's place in the list, from 1 on. */
  position: number
}

const Cell = memo(function Cell({ look, position, actionOf, ...card }: CellProps) {
  const { Item, cellClass, belowFirstScreenClass } = looks[look]
  return (
    <li
      id={`item-${position}`}
      className={classNames(
        'border-r border-b border-rule print:border-r-0',
        cellClass,
        position > firstScreenCards && belowFirstScreenClass,
      )}
    >
      <Item {...card} action={actionOf(card.product, { quantity: card.quantity })} />
    </li>
  )
})
