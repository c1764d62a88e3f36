import { useEffect, useRef, type RefObject } from 'react'

/** A ref for an answer's heading, which takes the focus: screen readers announce it, and it scrolls into view. */
export function useFocusHeading(): RefObject<HTMLHeadingElement | null> {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}
