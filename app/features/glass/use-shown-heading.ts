import { useEffect, useRef } from 'react'

/** For the heading of what an answer brought: it takes the focus, so that readers hear it and it comes into view. */
export function useShownHeading() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return ref
}
