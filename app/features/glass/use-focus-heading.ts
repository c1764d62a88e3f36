import { useEffect, useRef } from 'react'

/**
 * A ref for the heading of an answer: it takes the focus, so that screen readers announce it and it scrolls into view.
 */
export function useFocusHeading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}
