import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { listKinds } from '#domain/list/list-kinds.ts'
import type { ListQuery } from '#domain/list/list-query.ts'
import type { CatalogueListControl } from './use-catalogue-list.ts'

/** Id of the form that all filters of a page belong to; without JavaScript the browser sends it. */
export const filterFormId = 'filtros'

/** A hidden field with the list's view, if it is not the first one, for a form that is sent without JavaScript. */
export function HiddenView({ list: { query, page } }: { list: CatalogueListControl }) {
  return query.isOtherView && <input type="hidden" name="vista" value={listKinds[page.kind].views[1]} />
}

interface QueryLinkProps extends ComponentProps<'a'> {
  list: CatalogueListControl
  query: ListQuery
  /** Fragment of the address, for browsers without JavaScript. */
  hash?: string
}

/** A link to another query of the list, answered in place, or by the server where there is no JavaScript. */
export function QueryLink({ list, query, hash, onClick, children, ...rest }: QueryLinkProps) {
  function ask(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick?.(event)
    list.setQuery(query)
  }
  return (
    <a href={list.hrefOf(query) + (hash ? `#${hash}` : '')} onClick={ask} {...rest}>
      {children}
    </a>
  )
}
