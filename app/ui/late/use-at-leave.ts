import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the visitor leaves the page: a list may be kept, and unfinished actions must not continue when it is
 * shown again.
 */
export function useAtLeave(leave: () => void): void {
  const onLeft = useEffectEvent(leave)
  useEffect(() => () => onLeft(), [])
}
