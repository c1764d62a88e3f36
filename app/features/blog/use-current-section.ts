import { useEffect, useState } from 'react'
import type { ContentsEntry } from '#domain/blog/article.ts'

/**
 * A zone from far above the page down to the upper third of the window, so that a heading counts as passed however far
 * the visitor jumps.
 */
const passed = { rootMargin: '1000000px 0px -66% 0px' }

/**
 * The section being read: the last one whose heading is above the lower edge of the window's upper third. Undefined
 * before the first.
 */
export function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.querySelector(`#${CSS.escape(id)}`) ?? [])
    const above = new Set<Element>()
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) above.add(target)
        else above.delete(target)
      setCurrent(headings.findLast((heading) => above.has(heading))?.id)
    }, passed)
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])

  return current
}
