import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Moves the focus of an element that is removed to its neighbour, or to the dialog or page around it. */
export function useFocusHandover<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const neighbour = element.nextElementSibling ?? element.previousElementSibling
      const container = element.closest('dialog') ?? document.querySelector('main')
      const nextFocus = neighbour?.querySelector<HTMLElement>('a, button') ?? container
      nextFocus?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
