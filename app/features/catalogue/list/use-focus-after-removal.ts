import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'

/**
 * Moves the focus to an element once a button within it has disappeared. Out: what each such button calls when it is
 * pressed.
 */
export function useFocusAfterRemoval(ref: RefObject<HTMLElement | null>): (press: MouseEvent<HTMLElement>) => void {
  const pressed = useRef<HTMLElement>(null)
  useEffect(() => {
    // A press that opens a tab leaves the button where it is.
    if (!pressed.current || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) ref.current?.focus()
  })
  return (press) => {
    pressed.current = press.currentTarget
  }
}
