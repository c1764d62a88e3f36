import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

export const largestScale = 3

/** A point of the view, as a fraction from 0 to 1 in each direction. */
export interface ViewPoint {
  x: number
  y: number
}

/** The scale of a scrolling view's content, from 1 to 3; a change of scale keeps the given point in place. */
export function useZoom(view: RefObject<HTMLElement | null>) {
  const [scale, setScale] = useState(1)
  const shownScale = useRef(1)
  const fixed = useRef<ViewPoint>({ x: 0.5, y: 0.5 })

  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const ratio = scale / shownScale.current
    const [x, y] = [fixed.current.x * element.clientWidth, fixed.current.y * element.clientHeight]
    shownScale.current = scale
    element.scrollTo((element.scrollLeft + x) * ratio - x, (element.scrollTop + y) * ratio - y)
  }, [scale, view])

  function zoomTo(wanted: number, point: ViewPoint = { x: 0.5, y: 0.5 }) {
    fixed.current = point
    setScale(Math.min(Math.max(wanted, 1), largestScale))
  }

  return { scale, zoomTo }
}
