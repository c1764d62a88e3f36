import { useRef, type MouseEvent } from 'react'

const pauseMilliseconds = 1500

/** A second click on a link within 1.5 s opens nothing, nor does the second half of a double click. */
export function useSingleFire(onFire?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const lastFire = useRef({ at: -pauseMilliseconds, href: '' })
  return (event) => {
    const { href } = event.currentTarget
    const isRepeated = href === lastFire.current.href && event.timeStamp - lastFire.current.at < pauseMilliseconds
    if (isRepeated || event.detail > 1) {
      event.preventDefault()
      return
    }
    lastFire.current = { at: event.timeStamp, href }
    onFire?.()
  }
}
