import { lazy, memo, Suspense, useState, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import type { ListedProduct } from '#domain/catalogue/browse.ts'
import type { ProductSummary } from '#domain/catalogue/product-summary-schema.ts'
import { ProductCard, type CardProps } from './product-card.tsx'
import { useRealRatings } from './use-real-ratings.ts'

// The other views come when somebody looks at them.
const ProductLine = lazy(async () => ({ default: (await import('./product-line.tsx')).ProductLine }))
const ProductRow = lazy(async () => ({ default: (await import('./product-row.tsx')).ProductRow }))

export type ResultsLook = 'cards' | 'rows' | 'lines'

/** Cards that a phone shows at first, at most. */
const onFirstScreen = 6

const looks = {
  cards: {
    Item: ProductCard,
    list: 'grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]',
    item: 'grid',
    far: 'late-layout [--late-height:26rem]',
  },
  rows: { Item: ProductRow, list: '', item: '', far: false },
  lines: { Item: ProductLine, list: 'xl:grid-cols-2', item: '', far: false },
} as const

interface ProductResultsProps {
  look: ResultsLook
  products: readonly ListedProduct[]
  /** Add-to-cart button of a product; the same function each time, lest every product be rendered again. */
  actionOf: (product: ProductSummary) => ReactNode
}

/**
 * The products of a list, in cells parted by hairlines. While a visitor types, only what changes is
 * rendered again: neither the whole list with each wish, nor a product that stays.
 */
export const ProductResults = memo(function ProductResults({ look, products, actionOf }: ProductResultsProps) {
  const ratings = useRealRatings(products.map(({ product }) => product.id))
  // The picture that the page opens with, wherever filters move its product.
  const [first] = useState(products[0]?.product.id)
  return (
    <Suspense>
      <ul className={classNames('grid border-t border-l border-rule bg-paper', looks[look].list)}>
        {products.map(({ product, variantId }, index) => (
          <Cell
            key={product.id}
            {...{ look, place: index + 1, product, variantId, actionOf }}
            rating={ratings.get(product.id)}
            isPriority={product.id === first}
          />
        ))}
      </ul>
    </Suspense>
  )
})

interface CellProps extends CardProps, Pick<ProductResultsProps, 'look' | 'actionOf'> {
  /** From 1. */
  place: number
}

const Cell = memo(function Cell({ look, place, actionOf, ...card }: CellProps) {
  const { Item, item, far } = looks[look]
  return (
    <li
      id={`item-${place}`}
      className={classNames('border-r border-b border-rule', item, place > onFirstScreen && far)}
    >
      <Item {...card} action={look === 'lines' ? undefined : actionOf(card.product)} />
    </li>
  )
})
