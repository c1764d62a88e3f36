import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to an element after a button within it has disappeared. Out: a function that each such button calls.
 */
export function useFocusAfter(ref: RefObject<HTMLElement | null>): () => void {
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!wasPressed.current || document.activeElement !== document.body) return
    ref.current?.focus()
    wasPressed.current = false
  })
  return () => {
    wasPressed.current = true
  }
}
