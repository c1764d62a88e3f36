import { useState } from 'react'
import { useLoaderData, useNavigate, useNavigation } from 'react-router'
import { savesData } from '#app/browser/link-prefetch.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { listParameters, type ListQuery } from '#domain/list/list-query.ts'
import { withParameters } from '#domain/pages/paths.ts'
import { askAnew, preloadList, type ListData } from './list-source.ts'

export type QueryChange = (query: ListQuery) => ListQuery

/** A list and the functions that change its query. */
export interface CatalogueListControl {
  page: ListPage
  /** The latest query; its answer may not have arrived yet. */
  query: ListQuery
  isPending: boolean
  /** Neither browser nor server could answer: the page still shows the previous query. */
  isUnanswered: boolean
  askAgain: () => void
  /** The address of another query of the same list. */
  hrefOf: (query: ListQuery) => string
  /** Navigates to a query and replaces the entry in the history, so that Back leaves the list. */
  ask: (query: ListQuery) => void
  /** Asks for the current query with a change. */
  change: (change: QueryChange) => void
  /** Asks for the options that the served page left out. */
  askAllOptions: () => void
  /** Called when the visitor seems about to filter: the list is loaded ahead, unless the browser saves data. */
  preload: () => void
}

/** Asks nothing of the router that changes while it loads: that would render the whole list once more. */
export function useCatalogueList(page: ListPage): CatalogueListControl {
  const navigate = useNavigate()
  const goTo = (href: string) => void navigate(href, { replace: true, preventScrollReset: true })
  const { isUnanswered = false } = useLoaderData<ListData>()
  const { asked, setAsked } = useAsked(page)
  const query = asked ?? page.query

  const hrefOf = (other: ListQuery) => addressOf(page, other)
  const ask = (wanted: ListQuery) => {
    setAsked(wanted)
    goTo(hrefOf(wanted))
  }
  const askAgain = () => goTo(asked ? hrefOf(asked) : location.pathname + location.search)
  const askAllOptions = () => {
    const href = hrefOf(page.query)
    // A browser that has loaded the list has all options; without it the server is asked for them.
    if (!page.listUrl) return goTo(`${href}${href.includes('?') ? '&' : '?'}opcoes=todas`)
    askAnew(page.path)
    return askAgain()
  }
  return {
    page,
    query,
    isPending: asked !== undefined && !isUnanswered,
    isUnanswered,
    askAgain,
    hrefOf,
    ask,
    change: (by) => ask(by(query)),
    askAllOptions,
    preload: () => {
      if (!savesData()) preloadList(page)
    },
  }
}

/**
 * Asks without a click of the visitor, as after a pause in typing. Does nothing once the visitor is leaving for another
 * page.
 */
export function useAskByItself({ page, ask }: CatalogueListControl): (query: ListQuery) => void {
  const { location: next } = useNavigation()
  return (query) => {
    if (next === undefined || next.pathname === page.path) ask(query)
  }
}

/**
 * The latest query until its answer is shown, so that no field jumps back in between. Undefined once the page shows it.
 */
function useAsked(page: ListPage) {
  const [latest, setLatest] = useState<{ query: ListQuery; instead: ListPage }>()
  const isAwaited = latest?.instead === page && addressOf(page, latest.query) !== addressOf(page, page.query)
  return {
    asked: isAwaited ? latest.query : undefined,
    setAsked: (query: ListQuery) => setLatest({ query, instead: page }),
  }
}

function addressOf(page: ListPage, query: ListQuery): string {
  return withParameters(page.path, new URLSearchParams(listParameters(query, page.kind)).toString())
}
