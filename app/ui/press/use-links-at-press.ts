import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { isPlainClick } from './plain-click.ts'

interface Press {
  link: HTMLAnchorElement
  x: number
  y: number
  /** The page's address before. */
  from: string
}

/** ms within which a second press belongs to a double click, whose first has led on. */
const doubleClick = 500
/** px that a hand moves while it presses: browsers call more a drag. */
const tremor = 8

/**
 * The router's links lead on as soon as the mouse goes down on them, some 80 ms before a click: what they lead to was fetched while the pointer
 * rested there. A touch, a key, another button or a held key work as ever. Who drags the link or lets go elsewhere did not
 * mean it, and is brought back.
 */
export function useLinksAtPress(): void {
  const here = createPath(useLocation())
  const navigate = useNavigate()
  const comeBack = useEffectEvent(({ from }: Press) => {
    // Still on the way, the present page is asked for again: that ends the way.
    void (here === from ? navigate(from, { replace: true, preventScrollReset: true }) : navigate(-1))
  })
  const addressNow = useEffectEvent(() => here)

  useEffect(() => {
    const { signal, abort } = listening()
    let press: Press | undefined
    let last = -doubleClick
    const takeBack = () => {
      if (press) comeBack(press)
      press = undefined
    }
    const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
      addEventListener(type, listener, { capture: true, signal })

    on('pointerdown', (event) => {
      const link = linkUnder(event)
      if (!link || event.timeStamp - last < doubleClick) return
      last = event.timeStamp
      press = { link, x: event.clientX, y: event.clientY, from: addressNow() }
      link.click()
    })
    on('dragstart', takeBack)
    on('pointerup', ({ clientX, clientY }) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > tremor) takeBack()
      // Its click comes before that.
      setTimeout(() => (press = undefined))
    })
    // The press was answered; its click is not answered again.
    on('click', (event) => {
      if (!event.isTrusted || !press || !(event.target instanceof Node) || !press.link.contains(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    })
    return abort
  }, [])
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** A link of the router's that leads to another page and nothing else, under a plain press of the mouse. */
function linkUnder(event: PointerEvent): HTMLAnchorElement | null {
  if (event.pointerType !== 'mouse' || !isPlainClick(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[data-discover]:not([target], [aria-haspopup])')
  return link && link.pathname !== location.pathname ? link : null
}
