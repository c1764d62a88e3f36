import { useRef, useState, type KeyboardEvent } from 'react'

/** What the list of suggestions reports to its field. */
export interface ShownEntries {
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
  const [shown, setShown] = useState<ShownEntries>()
  const isExpanded = isOpen && shown?.hasEntries === true

  function close() {
    setIsOpen(false)
    setShown(undefined)
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
    setShown,
    fieldProps: {
      role: 'combobox',
      'aria-expanded': isExpanded,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isExpanded ? shown.activeId : undefined,
      onKeyDown,
      onBlur: close,
    } as const,
  }
}
