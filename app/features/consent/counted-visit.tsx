import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { watchPresses } from './watch-presses.ts'
import { answeredSearch } from '#domain/demand/count.ts'
import { reportPath, Visit } from '#domain/demand/visit-report.ts'
import type { ListPage } from '#domain/list/list-page.ts'

/**
 * Counts searches and clicks while the page is open, and reports them once when the visitor leaves. Rendered for
 * visitors who agreed.
 */
export function CountedVisit() {
  const [visit] = useState(() => new Visit())
  const search = shownSearch(useMatches().at(-1)?.loaderData)
  const { pathname } = useLocation()

  useEffect(() => watchPresses(visit), [visit])
  useEffect(() => visit.arrive(pathname), [visit, pathname])
  useEffect(() => {
    visit.show(search, search !== undefined && isServed(search.text))
  }, [visit, search])
  useEffect(() => {
    const tell = () => {
      const report = visit.take()
      if (report) navigator.sendBeacon(reportPath, JSON.stringify(report))
    }
    addEventListener('pagehide', tell)
    return () => removeEventListener('pagehide', tell)
  }, [visit])

  return null
}

/** The search that the list of a route shows. */
function shownSearch(loaded: unknown) {
  // Routes with a list return it as `page` (list/list-source.ts).
  const { page } = (loaded ?? {}) as { page?: Partial<ListPage> }
  return page?.query && 'total' in page ? answeredSearch(page as ListPage) : undefined
}

/** Whether the text was part of the document's own address: then the server has already counted it. */
function isServed(text: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).searchParams.get('search') === text
}
