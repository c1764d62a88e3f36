import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/** Moves the focus to an element once a button in it has disappeared. Out: what each button calls when pressed. */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): (event: MouseEvent<HTMLElement>) => void {
  const pressedElement = useRef<HTMLElement>(null)
  useEffect(() => {
    // A button that is still there (the press opened a tab) keeps the focus.
    if (!pressedElement.current || pressedElement.current.isConnected) return
    pressedElement.current = null
    if (document.activeElement === document.body) ref.current?.focus()
  })
  return (event) => {
    pressedElement.current = event.currentTarget
  }
}
