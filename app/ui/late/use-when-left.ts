import { useEffect, useEffectEvent } from 'react'

/** Does something when the part's page is left: its list may be kept, and must not come back as if one had not been away. */
export function useWhenLeft(leave: () => void): void {
  const onLeft = useEffectEvent(leave)
  useEffect(() => () => onLeft(), [])
}
