import { useEffect, useEffectEvent } from 'react'
import { createPath, useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'

interface Press {
  link: Element
  x: number
  y: number
  /** The page's address before the press. */
  from: string
}

/** Pixels that a hand may move while it presses; browsers treat more as a drag. */
const tremor = 8
/** Milliseconds from the first press of a double click to its second click. */
const doubleClick = 600

/**
 * Makes the router's links navigate on mousedown, some 80 ms before the click: the next page was prefetched while the
 * pointer rested there. Touch, keys, other buttons and held keys work as usual. A visitor who drags the link, or
 * releases elsewhere, did not mean it and is taken back.
 */
export function useLinksAtPress(): void {
  const navigate = useNavigate()
  const lead = useEffectEvent((link: HTMLElement, { clientX: x, clientY: y }: MouseEvent): Press => {
    const from = createPath(location)
    link.click()
    return { link, x, y, from }
  })
  const bringBack = useEffectEvent(({ from }: Press) => {
    // While the navigation is still pending, navigating to the present page cancels it.
    void (createPath(location) === from ? navigate(from, { replace: true, preventScrollReset: true }) : navigate(-1))
  })

  useEffect(() => listen({ lead: (link, event) => lead(link, event), bringBack: (press) => bringBack(press) }), [])
}

interface Answers {
  lead: (link: HTMLElement, event: MouseEvent) => Press
  bringBack: (press: Press) => void
}

/** Out: a function that stops the listening. */
function listen({ lead, bringBack }: Answers): () => void {
  const listening = new AbortController()
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal: listening.signal })
  let isMouse = false
  let press: Press | undefined
  let ledAt = -doubleClick
  const takeBack = () => {
    if (press) bringBack(press)
    press = undefined
  }

  on('pointerdown', ({ pointerType }) => (isMouse = pointerType === 'mouse'))
  // Navigates only after the event's other handlers: what they close, such as a menu, must not expose the press to what
  // lies below.
  on('mousedown', (event) => {
    const link = isMouse && event.detail === 1 && linkUnder(event)
    if (!link) return
    ledAt = event.timeStamp
    press = lead(link, event)
  })
  on('dragstart', takeBack)
  on('mouseup', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > tremor) takeBack()
    // The click event comes before this timeout.
    setTimeout(() => (press = undefined))
  })
  // The press has already navigated: its click is cancelled, and so is the second click of a double click, which would
  // hit the next page.
  on('click', (event) => {
    if (!event.isTrusted) return
    const isOfPress = press !== undefined && event.target instanceof Node && press.link.contains(event.target)
    const isSecond = event.detail > 1 && event.timeStamp - ledAt < doubleClick
    if (!isOfPress && !isSecond) return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  return () => listening.abort()
}

/** The router's link under a plain left press, if it leads to another page and has no handler of its own. */
function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[data-discover]:not([target], [aria-haspopup], dialog *)')
  return link && link.pathname !== location.pathname ? link : null
}
