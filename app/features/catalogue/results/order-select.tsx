import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { listOrderLabel } from '#domain/list/list-kinds.ts'
import { orderOf } from '#domain/list/list-order.ts'
import { withChange } from '#domain/list/list-query-changes.ts'
import { filterForm } from '#app/features/catalogue/filters/option-row.tsx'
import type { CatalogueListControl } from '#app/features/catalogue/list/use-catalogue-list.ts'

/** How the compact view is sorted. Without scripts it is sent with the filters. */
export function OrderSelect({ list }: { list: CatalogueListControl }) {
  const { query, page } = list
  return (
    <select
      aria-label="Ordenar por"
      name="ordem"
      form={filterForm}
      value={orderOf(query, page.kind)}
      onChange={({ target }) => {
        const order = keysOf(listOrderLabel).find((one) => one === target.value)
        if (order) list.ask(withChange(query, { order }))
      }}
      className="no-print min-h-9 touch:min-h-11 rounded border border-rule-strong bg-sheet px-2 text-small"
    >
      {Object.entries(listOrderLabel).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      ))}
    </select>
  )
}
