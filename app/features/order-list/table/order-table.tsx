import type { OrderEntry } from '#domain/order-list/outcome.ts'
import { OrderRow } from './order-row.tsx'
import type { OrderTableRow } from './order-rows.ts'

interface OrderTableProps {
  rows: readonly OrderTableRow[]
  onRows: (rows: OrderTableRow[]) => void
  /** Reads a code that was typed into a row. */
  read: (text: string) => OrderEntry | undefined
}

const head = 'py-2 pr-3 font-medium'

/** The list as a table in its own order, in which code, part and quantity of each line can be changed. */
export function OrderTable({ rows, onRows, read }: OrderTableProps) {
  const isNumbered = rows.some(({ entry }) => entry.theirs?.item !== undefined)
  const change = (at: OrderTableRow, next: OrderTableRow[]) =>
    onRows(rows.flatMap((row) => (row === at ? next : [row])))
  return (
    <table aria-label="Linhas da lista" className="whole-rows w-full border-collapse text-left text-small max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-rule-strong">
          <th scope="col" className={`${head} w-14 flex-[0.5]`}>
            {isNumbered ? 'Item' : 'Linha'}
          </th>
          <th scope="col" className={`${head} w-40 flex-[1.3]`}>
            Código
          </th>
          <th scope="col" className={`${head} flex-5`}>
            Peça
          </th>
          <th scope="col" className={`${head} w-24`}>
            Quantidade
          </th>
          <th scope="col" className="no-print w-11">
            <span className="sr-only">Retirar</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows
          .filter(({ isRemoved = false }) => !isRemoved)
          .map((row) => (
            <OrderRow key={row.entry.id} row={row} read={read} onChange={(...next) => change(row, next)} />
          ))}
      </tbody>
    </table>
  )
}
