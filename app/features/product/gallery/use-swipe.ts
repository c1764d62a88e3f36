import { useRef, type MouseEvent, type PointerEvent } from 'react'

const swipeDistance = 40

interface SwipeActions {
  /** 1 after a swipe to the left, which shows the next picture. */
  onSwipe: (step: 1 | -1) => void
  /** Called for a press that was not a swipe. */
  onPress: () => void
}

/** Handlers that distinguish a sideways swipe, by finger or mouse, from a press. */
export function useSwipe({ onSwipe, onPress }: SwipeActions) {
  const start = useRef<{ x: number; y: number }>(null)
  const hasSwiped = useRef(false)

  return {
    onPointerDown({ clientX: x, clientY: y }: PointerEvent) {
      start.current = { x, y }
      hasSwiped.current = false
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return
      const [across, down] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(across) < swipeDistance || Math.abs(across) < Math.abs(down)) return
      hasSwiped.current = true
      onSwipe(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
    onDragStart(event: MouseEvent) {
      event.preventDefault()
    },
    onClick() {
      if (!hasSwiped.current) onPress()
      hasSwiped.current = false
    },
  }
}
