import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something once, when the page is taken over: not again when a kept page is shown once more. */
export function useTakeOver(takeOver: () => void): void {
  const isDone = useRef(false)
  const onTakeOver = useEffectEvent(takeOver)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    onTakeOver()
  }, [])
}
