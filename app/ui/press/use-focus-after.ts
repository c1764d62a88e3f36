import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when what was pressed within it has disappeared. Out: what each such press calls. */
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
