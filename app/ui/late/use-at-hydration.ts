import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back once at hydration; not again when a kept page is shown once more. */
export function useAtHydration(callBack: () => void): void {
  const isDone = useRef(false)
  const onHydration = useEffectEvent(callBack)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    onHydration()
  }, [])
}
