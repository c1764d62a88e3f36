import { itemChoice, type OrderItem } from './order-item.ts'

/** What an item is, in the order in which it tells most. */
const facts: readonly ((item: OrderItem) => string)[] = [
  ({ product }) => product.name,
  (item) => itemChoice(item),
  ({ product }) => product.fits,
]

/**
 * What tells an item from the others that are offered beside it: name, option, what it fits, each only where they differ;
 * of an item alone its name and option.
 */
export function tellingFacts(item: OrderItem, others: readonly OrderItem[]): string[] {
  const isAlone = others.every((other) => other === item)
  const differs = (fact: (one: OrderItem) => string) => others.some((other) => fact(other) !== fact(item))
  return facts
    .filter((fact, place) => (isAlone ? place < 2 : differs(fact)))
    .map((fact) => fact(item))
    .filter(Boolean)
}
