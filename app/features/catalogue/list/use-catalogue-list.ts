import { useState, useTransition } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { savesData } from '#app/browser/data-saver.ts'
import { isLeaving } from '#app/browser/destination.ts'
import { painted } from '#app/ui/late/painted.ts'
import { useAtLeave } from '#app/ui/late/use-at-leave.ts'
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
  /**
   * Asks without a click of the visitor, as after a pause in typing. Does nothing once the visitor is leaving for
   * another page.
   */
  askByItself: (query: ListQuery) => void
  /** Asks for the options that the served page left out. */
  askAllOptions: () => void
  /** Called when the visitor seems about to filter: the list is loaded ahead, unless the browser saves data. */
  preload: () => void
}

export function useCatalogueList(page: ListPage): CatalogueListControl {
  const goTo = useReplacing(page.path)
  const { revalidate } = useRevalidator()
  const [isAskedAnew, startAsking] = useTransition()
  const { isUnanswered = false } = useLoaderData<ListData>()
  const { wish, setWish } = useWish(page, isUnanswered)
  const query = wish ?? page.query

  const hrefOf = (other: ListQuery) => addressOf(page, other)
  const ask = (wanted: ListQuery) => {
    setWish(wanted)
    goTo(hrefOf(wanted))
  }
  const askAgain = () => startAsking(revalidate)
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
    isPending: (wish !== undefined && !isUnanswered) || isAskedAnew,
    isUnanswered,
    askAgain,
    hrefOf,
    ask,
    change: (by) => ask(by(query)),
    askByItself: (next) => {
      if (!isLeaving(page.path)) ask(next)
    },
    askAllOptions,
    preload: () => {
      if (!savesData()) preloadList(page)
    },
  }
}

/** Navigates within a list, once what was pressed is painted: the router's own work takes longer than React's. */
function useReplacing(path: string): (href: string) => void {
  const navigate = useNavigate()
  const goTo = async (href: string) => {
    const wasLeaving = isLeaving(path)
    await painted()
    // A link that was pressed meanwhile is followed instead.
    if (wasLeaving || !isLeaving(path)) await navigate(href, { replace: true, preventScrollReset: true })
  }
  return (href) => void goTo(href)
}

/**
 * The latest query until its answer is shown, so that no field jumps back in between. Undefined once the page shows it.
 */
function useWish(page: ListPage, isUnanswered: boolean) {
  const [asked, setAsked] = useState<{ query: ListQuery; instead: ListPage }>()
  // Forgets the query when the visitor leaves before its answer. A query that could not be answered stays, because the
  // address has it.
  useAtLeave(() => {
    if (!isUnanswered) setAsked(undefined)
  })
  const isWished = asked?.instead === page && addressOf(page, asked.query) !== addressOf(page, page.query)
  return {
    wish: isWished ? asked.query : undefined,
    setWish: (query: ListQuery) => setAsked({ query, instead: page }),
  }
}

function addressOf(page: ListPage, query: ListQuery): string {
  return withParameters(page.path, new URLSearchParams(listParameters(query, page.kind)).toString())
}
