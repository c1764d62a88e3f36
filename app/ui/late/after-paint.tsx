import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const never = () => () => {}

/**
 * Renders what lies below the first screen after the rest was painted, when the browser navigates to a page. A served
 * page has it at once, and so has a page reached by Back, which must restore its scroll position.
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
