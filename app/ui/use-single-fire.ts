import { useRef, type MouseEvent } from 'react'

const pause = 1500

/** A click handler for links that open something: a second click within 1.5 s opens nothing. */
export function useSingleFire(after?: () => void): (event: MouseEvent) => void {
  const lastClick = useRef(-pause)
  return (event) => {
    if (event.timeStamp - lastClick.current < pause) {
      event.preventDefault()
      return
    }
    lastClick.current = event.timeStamp
    after?.()
  }
}
