import { Printer } from 'lucide'
import { useEffect, useRef } from 'react'
import { filterFormId } from '#app/features/catalogue/list/query-link.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { listKinds, listOrderLabel, maximumListed, type ListRules } from '#domain/list/list-kinds.ts'
import { orderOf } from '#domain/list/list-order.ts'
import { withChange } from '#domain/list/list-query-changes.ts'

/** Sorting, where the list can be sorted, and printing. */
export function ListTools({ list }: { list: CatalogueListControl }) {
  const { isSortable }: ListRules = listKinds[list.page.kind]
  return (
    <>
      <PrintAll list={list} />
      {isSortable && <OrderSelect list={list} />}
    </>
  )
}

/**
 * Prints once all products found (at most `maximumListed`) are on the page, not only those loaded so far; not if the
 * query changes meanwhile.
 */
function PrintAll({ list }: { list: CatalogueListControl }) {
  const { query, page, isStale } = list
  const awaitedHref = useRef<string>(undefined)
  const isComplete = page.products.length >= Math.min(page.total, maximumListed)
  const { shownCount: _shown, ...filters } = query
  const listHref = list.hrefOf(filters)

  useEffect(() => {
    const isAwaited = awaitedHref.current === listHref && !isStale
    if (isAwaited && !isComplete) return
    awaitedHref.current = undefined
    if (isAwaited) print()
  }, [listHref, isComplete, isStale])

  return (
    <button
      type="button"
      aria-label="Imprimir a lista inteira"
      onClick={() => {
        if (isComplete) {
          print()
        } else {
          awaitedHref.current = listHref
          list.setQuery({ ...query, shownCount: maximumListed })
        }
      }}
      className="needs-script hidden min-h-9 min-w-9 touch:min-h-11 touch:min-w-11 cursor-pointer place-items-center rounded border border-rule-strong bg-sheet text-muted hover:text-ink sm:grid"
    >
      <Icon node={Printer} size={17} />
    </button>
  )
}

/** Selects the order. Without scripts it is sent with the filters. */
function OrderSelect({ list }: { list: CatalogueListControl }) {
  const { query, page } = list
  return (
    <select
      aria-label="Ordenar por"
      name="ordem"
      form={filterFormId}
      value={orderOf(query, page.kind)}
      onChange={({ target }) => {
        const order = keysOf(listOrderLabel).find((key) => key === target.value)
        if (order) list.setQuery(withChange(query, { order }))
      }}
      className="no-print min-h-9 touch:min-h-11 rounded border border-rule-strong bg-sheet px-1 text-small sm:px-2"
    >
      {Object.entries(listOrderLabel).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </select>
  )
}
