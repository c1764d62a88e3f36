import { useEffect, useRef } from 'react'

/** A ref for an answer's heading, which takes the focus: screen readers announce it, and it scrolls into view. */
export function useFocusHeading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}
