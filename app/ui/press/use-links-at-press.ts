import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'

interface Press {
  link: Element
  x: number
  y: number
  /** The page's address before. */
  from: string
}

/** px that a hand moves while it presses: browsers call more a drag. */
const tremor = 8
/** ms from the first press of a double click to its second click. */
const doubleClick = 600

/**
 * The router's links lead on as soon as the mouse goes down on them, some 80 ms before a click: what they lead to was fetched while the pointer
 * rested there. A touch, a key, another button or a held key work as ever. Who drags the link or lets go elsewhere did not
 * mean it, and is brought back.
 */
export function useLinksAtPress(): void {
  const here = createPath(useLocation())
  const navigate = useNavigate()
  const lead = useEffectEvent((link: HTMLElement, { clientX: x, clientY: y }: MouseEvent): Press => {
    link.click()
    return { link, x, y, from: here }
  })
  const bringBack = useEffectEvent(({ from }: Press) => {
    // Still on the way, the present page is asked for again: that ends the way.
    void (here === from ? navigate(from, { replace: true, preventScrollReset: true }) : navigate(-1))
  })

  useEffect(() => listen({ lead: (link, event) => lead(link, event), bringBack: (press) => bringBack(press) }), [])
}

interface Answers {
  lead: (link: HTMLElement, event: MouseEvent) => Press
  bringBack: (press: Press) => void
}

/** Out: what ends the listening. */
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
  // Not before that: what closes in answer, as a menu, must not hand the press on to what lies below.
  on('mousedown', (event) => {
    const link = isMouse && event.detail === 1 && linkUnder(event)
    if (!link) return
    ledAt = event.timeStamp
    press = lead(link, event)
  })
  on('dragstart', takeBack)
  on('mouseup', ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > tremor) takeBack()
    // Its click comes before that.
    setTimeout(() => (press = undefined))
  })
  // The press was answered: its click is not, nor is the second click of a double one, which would fall on the next page.
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

/** A link of the router's that leads to another page and does nothing else, under a plain press. */
function linkUnder(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[data-discover]:not([target], [aria-haspopup], dialog *)')
  return link && link.pathname !== location.pathname ? link : null
}
