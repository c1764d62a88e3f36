import { compactCode } from '#domain/text/code.ts'
import type { OrderEntry, OrderSources, Outcome } from '#domain/order-list/outcome.ts'

/**
 * The outcome of a code that was read as a worn label: ordered if the words beside it find the same product, else only
 * offered. In: the outcome that a whole code would have, and the text beside the code.
 */
export function wornOutcome(outcome: Outcome, beside: string, { searchWords }: OrderSources): Outcome {
  if (outcome.kind !== 'certain') return outcome
  const { item, quantity } = outcome
  const isTold = searchWords(beside).some(({ product }) => product.id === item.product.id)
  return isTold ? outcome : { kind: 'unknown', near: [item], quantity }
}

/** The code that was read, if it differs from the written one by more than case and separators. */
export function readAs(written: string, outcome: Outcome): Pick<OrderEntry, 'readAs'> {
  const label = outcome.kind === 'certain' ? outcome.item.code : labelOfChoices(outcome)
  const compact = compactCode(written)
  return label === undefined || compact === '' || compactCode(label) === compact ? {} : { readAs: label }
}

/** The former code by which the choices were found, if they were found by one. */
function labelOfChoices(outcome: Outcome): string | undefined {
  return outcome.kind === 'variant' ? outcome.choices[0]?.former : undefined
}
