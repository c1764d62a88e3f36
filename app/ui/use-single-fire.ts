import { useRef, type MouseEvent } from 'react'

const pause = 1500

/**
 * A click handler for links that open something. A second click on the same address within 1.5 s opens nothing; neither
 * does the second half of a double click, whose first half may have closed what covered this link.
 */
export function useSingleFire(onFire?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const last = useRef({ at: -pause, href: '' })
  return (event) => {
    const { href } = event.currentTarget
    const isRepeated = href === last.current.href && event.timeStamp - last.current.at < pause
    if (isRepeated || event.detail > 1) {
      event.preventDefault()
      return
    }
    last.current = { at: event.timeStamp, href }
    onFire?.()
  }
}
