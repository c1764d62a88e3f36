import { orderListAddress } from '#domain/order-list/link/order-list-address.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'
import type { AllResults, ShownSuggestion } from '#domain/list/suggestions.ts'

/**
 * What the list below the search field offers: a suggestion, all results, an earlier search on this device, or a button
 * that forgets the earlier searches.
 */
export type Entry = ShownSuggestion | AllResults | { kind: 'recent'; term: string } | { kind: 'forget' }

/** The entries of an empty field. */
export function recentEntries(terms: readonly string[]): Entry[] {
  return terms.length === 0 ? [] : [...terms.map((term): Entry => ({ kind: 'recent', term })), { kind: 'forget' }]
}

/** The page that a suggestion leads to. */
export function addressOf(entry: ShownSuggestion): string {
  if (entry.kind === 'product') return paths.product(entry.id, entry.variantId)
  if (entry.kind === 'list') return orderListAddress(entry.text)
  // The server finds the page of the model.
  if (entry.kind === 'model') return withParameters(paths.compatibility, parameters([['modelo', entry.model]]))
  return entry.kind === 'type' ? paths.parts('tipo', entry.productType) : paths.parts('marca', entry.brand)
}

/** A key that distinguishes an entry from the others in the list. */
export function keyOf(entry: Entry): string {
  if (entry.kind === 'forget' || entry.kind === 'all') return entry.kind
  return entry.kind === 'recent' ? `recent ${entry.term}` : addressOf(entry)
}
