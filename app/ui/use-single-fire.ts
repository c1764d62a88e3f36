import { useRef, type MouseEvent } from 'react'

const repeatMilliseconds = 1500

/** A link's click handler: a second click within 1.5 s opens nothing, nor does a double click's second half. */
export function useSingleFire(onFire?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const lastFire = useRef({ time: -repeatMilliseconds, href: '' })
  return (event) => {
    const { href } = event.currentTarget
    const isRepeated = href === lastFire.current.href && event.timeStamp - lastFire.current.time < repeatMilliseconds
    if (isRepeated || event.detail > 1) {
      event.preventDefault()
      return
    }
    lastFire.current = { time: event.timeStamp, href }
    onFire?.()
  }
}
