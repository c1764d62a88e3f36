import { useRef, useState, type KeyboardEvent } from 'react'
import { useWhenLeft } from '#app/ui/late/use-when-left.ts'

/** What the list of suggestions tells its field. */
export interface ShownEntries {
  hasEntries: boolean
  activeId: string | undefined
}

/** What the field passes on while it has the focus. */
export interface SuggestionsHandle {
  onKeyDown: (event: KeyboardEvent) => void
}

/** Opens and closes the list below a search field, and wires the two for assistive technology (ARIA 'combobox'). */
export function useCombobox(listId: string) {
  const list = useRef<SuggestionsHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [shown, setShown] = useState<ShownEntries>()
  const isExpanded = isOpen && shown?.hasEntries === true

  // A field that is put away with its list hears of no blur.
  useWhenLeft(close)

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
