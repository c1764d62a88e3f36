import { itemChoice, type OrderItem } from './order-item.ts'

/** The facts of an item, the most distinctive first. */
const facts: readonly ((item: OrderItem) => string)[] = [
  ({ product }) => product.name,
  (item) => itemChoice(item),
  ({ product }) => product.fits,
]

/**
 * The facts that distinguish an item from the others offered beside it: name, option and what it fits, each only if
 * they differ. For an item alone: its name and option.
 */
export function distinguishingFacts(item: OrderItem, others: readonly OrderItem[]): string[] {
  const isAlone = others.every((other) => other === item)
  const differs = (fact: (one: OrderItem) => string) => others.some((other) => fact(other) !== fact(item))
  return facts
    .filter((fact, place) => (isAlone ? place < 2 : differs(fact)))
    .map((fact) => fact(item))
    .filter(Boolean)
}
