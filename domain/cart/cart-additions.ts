import { updateQuantity, type Cart } from './cart.ts'

/** The quantity that a change added to each line, by the line's id. */
export type Additions = ReadonlyMap<string, number>

/** The quantities by which lines of a cart grew between two states. */
export function additionsTo(before: Cart, after: Cart): Additions {
  const quantities = new Map(before.items.map(({ id, quantity }) => [id, quantity]))
  return new Map(
    after.items
      .map(({ id, quantity }): [string, number] => [id, quantity - (quantities.get(id) ?? 0)])
      .filter(([, added]) => added > 0),
  )
}

/** Takes these additions out of the cart again; changes made since then stay. */
export function withoutAdditions(cart: Cart, additions: Additions): Cart {
  return [...additions].reduce((rest, [id, added]) => {
    const line = rest.items.find((item) => item.id === id)
    return line ? updateQuantity(rest, id, line.quantity - added) : rest
  }, cart)
}
