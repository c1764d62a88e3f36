import { useRef, type MouseEvent } from 'react'

const pause = 1500

/** A click handler for links that open something: a second click on the same address within 1.5 s opens nothing. */
export function useSingleFire(after?: () => void): (event: MouseEvent<HTMLAnchorElement>) => void {
  const last = useRef({ at: -pause, href: '' })
  return (event) => {
    const { href } = event.currentTarget
    if (href === last.current.href && event.timeStamp - last.current.at < pause) {
      event.preventDefault()
      return
    }
    last.current = { at: event.timeStamp, href }
    after?.()
  }
}
