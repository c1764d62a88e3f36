import type { OrderedItem } from '#domain/order-list/ordered-item.ts'

type Change = (wanted: readonly OrderedItem[]) => Promise<(() => Promise<boolean>) | undefined>

/**
 * Adds to or replaces the cart by a list. Out: a function that undoes it, or undefined when the cart could not be
 * changed.
 */
export interface ListToCart {
  add: Change
  replace: Change
}
