import type { OrderedItem } from '#domain/order-list/order-item.ts'

type CartChange = (wanted: readonly OrderedItem[]) => Promise<(() => Promise<boolean>) | undefined>

/**
 * What the route lends of the cart: adds a list to it, or replaces it by the list. Out: a function that undoes the
 * change and says whether it could, or undefined when the cart could not be changed.
 */
export interface CartActions {
  add: CartChange
  replace: CartChange
}
