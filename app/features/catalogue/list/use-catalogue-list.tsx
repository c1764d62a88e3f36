import { startTransition, useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { useLoaderData, useNavigate, useNavigation } from 'react-router'
import { savesData } from '#app/browser/save-data.ts'
import { insteadOfLink } from '#app/ui/plain-click.ts'
import type { ListPage } from '#domain/list/answer-list.ts'
import { listKinds } from '#domain/list/list-kinds.ts'
import { listParameters, type ListQuery } from '#domain/list/list-query.ts'
import { withParameters } from '#domain/pages/paths.ts'
import { reloadOnNextQuery, preloadList, type ListData } from './list-loader.ts'

export interface CatalogueListControl {
  page: ListPage
  /** The latest query, whose answer may not have arrived yet. */
  query: ListQuery
  isPending: boolean
  /** Whether the page still shows the previous query, because neither browser nor server could answer. */
  isStale: boolean
  retry: () => void
  hrefOf: (query: ListQuery) => string
  /** Navigates to a query and replaces the entry in the history, so that Back leaves the list. */
  setQuery: (query: ListQuery) => void
  /** Loads the filters' options that the served page left out. */
  loadAllOptions: () => void
  /** Called when the visitor seems about to filter: the list is loaded ahead, unless the browser saves data. */
  preload: () => void
}

/** Controls a page's list. It reads no `useNavigation` or `useLocation`, whose every change would render the whole list. */
export function useCatalogueList(page: ListPage): CatalogueListControl {
  const navigate = useNavigate()
  const goTo = (href: string) => void navigate(href, { replace: true, preventScrollReset: true })
  const { isStale = false } = useLoaderData<ListData>()
  const { pendingQuery, setPendingQuery } = usePendingQuery(page)
  const query = pendingQuery ?? page.query

  const hrefOf = (nextQuery: ListQuery) => addressOf(page, nextQuery)
  const setQuery = (nextQuery: ListQuery) => {
    setPendingQuery(nextQuery)
    goTo(hrefOf(nextQuery))
  }
  const retry = () => goTo(pendingQuery ? hrefOf(pendingQuery) : location.pathname + location.search)
  const loadAllOptions = () => {
    // A browser that has loaded the list has all options; without it the server is asked for them.
    if (!page.listUrl) {
      goTo(addressOf(page, page.query, [['opcoes', 'todas']]))
    } else {
      reloadOnNextQuery(page.path)
      retry()
    }
  }
  return {
    page,
    query,
    isPending: pendingQuery !== undefined && !isStale,
    isStale,
    retry,
    hrefOf,
    setQuery,
    loadAllOptions,
    preload: () => {
      if (!savesData()) preloadList(page)
    },
  }
}

/** Sends queries without a click (after a pause in typing), unless the router is loading another page. */
export function useQueryUnlessNavigating({ page, query, setQuery }: CatalogueListControl) {
  const { location: nextLocation } = useNavigation()
  const [requested, setRequested] = useState<{ change: (query: ListQuery) => ListQuery }>()
  const askUnlessNavigating = useEffectEvent((change: (query: ListQuery) => ListQuery) => {
    const changedQuery = change(query)
    const isNavigating = nextLocation !== undefined && nextLocation.pathname !== page.path
    if (changedQuery !== query && !isNavigating) setQuery(changedQuery)
  })
  useEffect(() => {
    // The list is rendered as a transition, so that the next key does not wait for it.
    if (requested) startTransition(() => askUnlessNavigating(requested.change))
  }, [requested])
  // A transition, which React runs after the router's: if a link was pressed meanwhile, `nextLocation` is set by then,
  // and the query is dropped instead of cancelling that navigation.
  return (change: (query: ListQuery) => ListQuery) => startTransition(() => setRequested({ change }))
}

/** The latest query until its answer is shown, so that no field jumps back in between. */
function usePendingQuery(page: ListPage) {
  const [latest, setLatest] = useState<{ query: ListQuery; previousPage: ListPage }>()
  const isAwaited = latest?.previousPage === page && addressOf(page, latest.query) !== addressOf(page, page.query)
  return {
    pendingQuery: isAwaited ? latest.query : undefined,
    setPendingQuery: (query: ListQuery) => setLatest({ query, previousPage: page }),
  }
}

const addressOf = (page: ListPage, query: ListQuery, furtherParameters: [name: string, value: string][] = []): string =>
  withParameters(page.path, String(new URLSearchParams([...listParameters(query, page.kind), ...furtherParameters])))

/** Id of the form that all filters of a page belong to; without JavaScript the browser sends it. */
export const filterFormId = 'filtros'

/** A hidden field with the list's view, if it is not the first one, for a form that is sent without JavaScript. */
export function HiddenView({ list: { query, page } }: { list: CatalogueListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}

interface QueryLinkProps extends ComponentProps<'a'> {
  list: CatalogueListControl
  query: ListQuery
  /** The fragment of the link's address, for browsers without JavaScript. */
  hash?: string
}

/** A link to another query of the list, answered in place, or by the server where there is no JavaScript. */
export function QueryLink({ list, query, hash, onClick, children, ...rest }: QueryLinkProps) {
  const askInPlace = insteadOfLink<HTMLAnchorElement>((event) => {
    onClick?.(event)
    list.setQuery(query)
  })
  return (
    <a href={list.hrefOf(query) + (hash ? `#${hash}` : '')} onClick={askInPlace} {...rest}>
      {children}
    </a>
  )
}
