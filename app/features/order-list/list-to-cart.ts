import type { OrderedItem } from '#domain/order-list/order-item.ts'

type CartChange = (items: readonly OrderedItem[]) => () => void

/** What the route lends of the cart: adds a list to it, or replaces it by the list. Out: a function that undoes the change. */
export interface CartActions {
  add: CartChange
  replace: CartChange
}
