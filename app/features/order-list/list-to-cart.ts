import type { OrderedItem } from '#domain/order-list/ordered-item.ts'

type Change = (wanted: readonly OrderedItem[]) => Promise<(() => Promise<boolean>) | undefined>

/**
 * Adds a list to the cart, or replaces the cart by it. Out: a function that undoes the change, or undefined when the
 * cart could not be changed.
 */
export interface ListToCart {
  add: Change
  replace: Change
}
