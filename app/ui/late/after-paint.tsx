import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const never = () => () => {}

/**
 * What lies below the first screen of a page that the browser changes to by itself: rendered once the rest was shown.
 * A served page has it at once, and so has one that is gone back to, which must find its place.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const isNew = useNavigationType() === NavigationType.Push && !isServed
  return useDeferredValue(true, !isNew) && children
}
