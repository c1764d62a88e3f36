import { useState } from 'react'
import { useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { ListPage } from '#domain/catalogue/list-page.ts'
import { listParameters, type ListQuery } from '#domain/catalogue/list-query.ts'
import { warmList } from './list-source.ts'

/** A list and the ways to ask it. */
export interface ListControl {
  page: ListPage
  /** What is asked: at once, while the answer may still be on its way. */
  query: ListQuery
  isPending: boolean
  /** The address of another query of the same list. */
  hrefOf: (query: ListQuery) => string
  /** Goes there without leaving a step in the history: Back leaves the list. */
  ask: (query: ListQuery) => void
  /** Asks for the options that the served page left out. */
  askWhole: () => void
  /** The visitor is about to filter. */
  warm: () => void
}

export function useList(page: ListPage): ListControl {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<{ query: ListQuery; instead: ListPage }>()
  // The router learns of a wish a moment later; a field must not jump back in between.
  const wish = asked?.instead === page ? asked.query : undefined

  const hrefOf = (query: ListQuery) => {
    const parameters = new URLSearchParams(listParameters(query, page.kind))
    return parameters.size > 0 ? `${page.path}?${parameters}` : page.path
  }
  return {
    page,
    query: wish ?? page.query,
    isPending: wish !== undefined || location?.pathname === page.path,
    hrefOf,
    ask: (query) => {
      setAsked({ query, instead: page })
      void navigate(hrefOf(query), { replace: true, preventScrollReset: true })
    },
    askWhole: () => {
      const href = hrefOf(page.query)
      const whole = `${href}${href.includes('?') ? '&' : '?'}opcoes=todas`
      // The browser that has the list has all options; else the server is asked for them.
      void (page.listUrl ? revalidate() : navigate(whole, { replace: true, preventScrollReset: true }))
    },
    warm: () => warmList(page),
  }
}
