import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import type { ViewPoint } from './use-zoom.ts'

/** Pixels up to which a movement of the hand counts as a click, not a drag. */
const slack = 4

/** Handlers that move a scrolling view with the mouse and distinguish a click from a drag; touch scrolls by itself. */
export function useDragPan(view: RefObject<HTMLElement | null>, onPress: (point: ViewPoint) => void) {
  const start = useRef<{ x: number; y: number; left: number; top: number }>(null)
  const hasMoved = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y, button, pointerType }: PointerEvent) {
      hasMoved.current = false
      if (!view.current || button !== 0 || pointerType !== 'mouse') return
      start.current = { x, y, left: view.current.scrollLeft, top: view.current.scrollTop }
    },
    onPointerMove({ clientX, clientY, buttons, pointerId }: PointerEvent) {
      if (buttons === 0) start.current = null
      if (!start.current || !view.current) return
      const { x, y, left, top } = start.current
      if (Math.hypot(clientX - x, clientY - y) > slack) hasMoved.current = true
      if (!hasMoved.current) return
      view.current.setPointerCapture(pointerId)
      view.current.scrollTo(left - (clientX - x), top - (clientY - y))
    },
    onPointerUp() {
      start.current = null
    },
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClick({ clientX, clientY }: MouseEvent) {
      if (hasMoved.current || !view.current) return
      const box = view.current.getBoundingClientRect()
      onPress({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
    },
  }
}
