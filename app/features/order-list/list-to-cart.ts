import type { OrderedItem } from '#domain/order-list/ordered-item.ts'

type Change = (wanted: readonly OrderedItem[]) => Promise<(() => Promise<boolean>) | undefined>

/** What a list may do to the cart. Out: how to take it back, or undefined when it could not be done. */
export interface ListToCart {
  add: Change
  replace: Change
}
