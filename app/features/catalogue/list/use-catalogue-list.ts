import { useState, useTransition } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { savesData } from '#app/browser/data-saver.ts'
import { isLeaving } from '#app/browser/destination.ts'
import { useWhenLeft } from '#app/ui/late/use-when-left.ts'
import type { ListPage } from '#domain/list/list-page.ts'
import { listParameters, type ListQuery } from '#domain/list/list-query.ts'
import { withParameters } from '#domain/pages/paths.ts'
import { askAnew, warmList, type ListData } from './list-source.ts'

export type QueryChange = (query: ListQuery) => ListQuery

/** A list and the ways to ask it. */
export interface CatalogueListControl {
  page: ListPage
  /** The query that was asked last; its answer may still be on its way. */
  query: ListQuery
  isPending: boolean
  /** Neither browser nor server could answer: the page still shows the query before. */
  isUnanswered: boolean
  askAgain: () => void
  /** The address of another query of the same list. */
  hrefOf: (query: ListQuery) => string
  /** Goes there without leaving a step in the history: Back leaves the list. */
  ask: (query: ListQuery) => void
  /** Asks for the current query with a change. */
  change: (change: QueryChange) => void
  /** Asks without a press of the visitor, after a pause for example. Does nothing once the visitor is leaving for another page. */
  askByItself: (query: ListQuery) => void
  /** Asks for the options that the served page left out. */
  askWhole: () => void
  /** The visitor is about to filter. */
  warm: () => void
}

export function useCatalogueList(page: ListPage): CatalogueListControl {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isAskedAnew, startAsking] = useTransition()
  const { isUnanswered = false } = useLoaderData<ListData>()
  const { wish, setWish } = useWish(page, isUnanswered)
  const query = wish ?? page.query

  const hrefOf = (other: ListQuery) => addressOf(page, other)
  const goTo = (href: string) => void navigate(href, { replace: true, preventScrollReset: true })
  const ask = (wanted: ListQuery) => {
    setWish(wanted)
    goTo(hrefOf(wanted))
  }
  const askAgain = () => startAsking(revalidate)
  const askWhole = () => {
    const href = hrefOf(page.query)
    // The browser that has the list has all options; else the server is asked for them.
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
    askWhole,
    warm: () => {
      if (!savesData()) warmList(page)
    },
  }
}

/**
 * What was asked last, while the router does not know it yet or its answer is on its way: a field must not jump back in between. What
 * the page shows already is no wish.
 */
function useWish(page: ListPage, isUnanswered: boolean) {
  const [asked, setAsked] = useState<{ query: ListQuery; instead: ListPage }>()
  // A visitor who left before the answer returns to a list that asks for nothing. A query that could not be answered stays, as
  // the address has it.
  useWhenLeft(() => {
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
