import type { MouseEvent } from 'react'

type Click = MouseEvent<HTMLElement>

/** Whether a click on a link should navigate in this window; any other click is left to the browser. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A click handler for a link: acts in the place of a navigation, but not where the click opens a tab or a window. */
export function insteadOfLink<Target extends HTMLElement>(act: (event: MouseEvent<Target>) => void) {
  return (event: MouseEvent<Target>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    act(event)
  }
}
