import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { watchPresses } from '#app/browser/measuring/watch-presses.ts'
import { answeredSearch } from '#domain/demand/search-outcome.ts'
import { reportPath } from '#domain/demand/report-address.ts'
import { Visit } from '#domain/demand/visit.ts'
import type { ListPage } from '#domain/list/list-page.ts'

/** Counts what is looked for and pressed while the page is open, and tells it once when it is left. For who has agreed. */
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

/** The search that a route's list answers. */
function shownSearch(loaded: unknown) {
  // Routes with a list load it as `page` (list/list-source.ts).
  const { page } = (loaded ?? {}) as { page?: Partial<ListPage> }
  return page?.query && 'total' in page ? answeredSearch(page as ListPage) : undefined
}

/** Whether this document itself was asked for a text: the server has counted it. */
function isServed(text: string): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && new URL(document.name).searchParams.get('search') === text
}
