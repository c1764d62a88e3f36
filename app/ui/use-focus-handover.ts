import { useLayoutEffect, useRef } from 'react'

/** For what may be removed while it has the focus: it moves to its neighbour, or the dialog or page around it. */
export function useFocusHandover<Element extends HTMLElement>() {
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
