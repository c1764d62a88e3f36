import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/**
 * Moves the focus to an element once a button within it has disappeared. Out: what each such button calls when it is
 * pressed.
 */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): (press: MouseEvent<HTMLElement>) => void {
  const pressedElement = useRef<HTMLElement>(null)
  useEffect(() => {
    // A press that opens a tab leaves the button where it is.
    if (!pressedElement.current || pressedElement.current.isConnected) return
    pressedElement.current = null
    if (document.activeElement === document.body) ref.current?.focus()
  })
  return (press) => {
    pressedElement.current = press.currentTarget
  }
}
