import { useRef, useState, type KeyboardEvent } from 'react'
import type { AllResults, SuggestionItem } from '#domain/list/suggestions.ts'
import { orderListAddress } from '#domain/order-list/order-list-address.ts'
import { parameters, paths, withParameters } from '#domain/pages/paths.ts'

/**
 * What the list below the search field offers: a suggestion, all results, an earlier search on this device, or a button
 * that forgets the earlier searches.
 */
export type Entry = SuggestionItem | AllResults | { kind: 'recent'; term: string } | { kind: 'forget' }

/** The entries of an empty field. */
export function recentEntries(terms: readonly string[]): Entry[] {
  return terms.length === 0 ? [] : [...terms.map((term): Entry => ({ kind: 'recent', term })), { kind: 'forget' }]
}

/** The page that a suggestion leads to. */
export function suggestionPath(entry: SuggestionItem): string {
  if (entry.kind === 'product') return paths.product(entry.id, entry.variantId)
  if (entry.kind === 'list') return orderListAddress(entry.text)
  // The server finds the page of the model.
  if (entry.kind === 'model') return withParameters(paths.compatibility, parameters([['modelo', entry.model]]))
  return entry.kind === 'type' ? paths.parts('tipo', entry.productType) : paths.parts('marca', entry.brand)
}

/** A key that distinguishes an entry from the others in the list. */
export function entryKey(entry: Entry): string {
  if (entry.kind === 'forget' || entry.kind === 'all') return entry.kind
  return entry.kind === 'recent' ? `recent ${entry.term}` : suggestionPath(entry)
}

/** What the list of suggestions reports to its field. */
export interface EntriesState {
  hasEntries: boolean
  activeId: string | undefined
}

/** How the field, which keeps the focus, hands keys to the list. */
export interface SuggestionsHandle {
  onKeyDown: (event: KeyboardEvent) => void
}

/** Opens and closes the list below a search field, and connects the two for assistive technology (ARIA 'combobox'). */
export function useCombobox(listId: string) {
  const list = useRef<SuggestionsHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [listState, setListState] = useState<EntriesState>()
  const isExpanded = isOpen && listState?.hasEntries === true

  function close() {
    setIsOpen(false)
    setListState(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isExpanded) {
      // The first Escape closes the list, the next one clears the field.
      event.preventDefault()
      close()
    } else if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setIsOpen(true)
    } else if (isExpanded) list.current?.onKeyDown(event)
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    list,
    setListState,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isExpanded ? listState.activeId : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
  }
}
