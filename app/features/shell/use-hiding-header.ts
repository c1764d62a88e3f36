import { useEffect, useState } from 'react'

const threshold = 100

/**
 * Whether the header is hidden: it hides when scrolling down past 100 px, and returns when scrolling up or near the top
 * (spec §2, §9).
 */
export function useHidingHeader(): boolean {
  const [isHidden, setIsHidden] = useState(false)

  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      if (scrollY === last) return
      setIsHidden(scrollY > threshold && scrollY > last)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])

  return isHidden
}
