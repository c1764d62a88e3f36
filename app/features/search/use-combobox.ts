import { useRef, useState, type KeyboardEvent } from 'react'

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
  const listHandle = useRef<SuggestionsHandle>(null)
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
    } else if (isExpanded) {
      listHandle.current?.onKeyDown(event)
    }
  }

  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    listHandle,
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
