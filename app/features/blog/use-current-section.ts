import { useEffect, useState } from 'react'
import type { ContentsEntry } from '#domain/blog/article.ts'

/** Above the line that headings pass all of the page counts, however far one jumps. */
const passed = { rootMargin: '1000000px 0px -66% 0px' }

/** The section that is read: the last whose heading has passed the upper third of the window. Undefined above the first one. */
export function useCurrentSection(entries: readonly ContentsEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const headings = entries.flatMap(({ id }) => document.querySelector(`#${CSS.escape(id)}`) ?? [])
    const observer = new IntersectionObserver(() => {
      const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
      setCurrent(above.at(-1)?.id)
    }, passed)
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])

  return current
}
