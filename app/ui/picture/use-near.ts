import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has ever come within `margin` pixels of the window. Infinity: true from the start. */
export function useNear(ref: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(margin === Infinity)
  useEffect(() => {
    if (isNear || margin === Infinity || !ref.current) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: `${margin}px`,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, margin, ref])
  return isNear || margin === Infinity
}
