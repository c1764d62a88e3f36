import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface RevealProps {
  children: ReactNode
  className?: string
  /** How much of it must be in view, from 0 to 1. */
  threshold?: number
}

/** Fades in once, when scrolled into view (spec §4 'Animations'). Siblings follow each other by 100 ms. */
export function Reveal({ children, className, threshold = 0.1 }: RevealProps) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (changes) => {
        const isSeen = changes.some(({ isIntersecting }) => isIntersecting)
        element.dataset.revealed = String(isSeen)
        if (isSeen) observer.disconnect()
      },
      { threshold },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [threshold])

  return (
    <div ref={ref} className={classNames('reveal', className)}>
      {children}
    </div>
  )
}
