import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

/** A column: its heading, and what it shows of a row. */
export type Column<Item> = readonly [heading: string, cell: (item: Item) => ReactNode]

interface TableProps<Item> {
  /** The table's caption, for screen readers. */
  caption: string
  columns: readonly Column<Item>[]
  rows: readonly Item[]
  keyOf: (row: Item) => string | number
  /** Whether a row is only of the past. */
  isQuiet?: (row: Item) => boolean
  /** A column of counts: narrow screens show three side by side, below the row's main cell. */
  hasCounts?: boolean
}

/** A table that becomes a list of blocks on narrow screens, where each cell shows the heading of its column. */
export function Table<Item>({ caption, columns, rows, keyOf, isQuiet, hasCounts = false }: TableProps<Item>) {
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map(([heading]) => (
            <th key={heading} scope="col" className="py-2 pr-4 text-left text-label font-medium text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(
              'border-b border-rule align-top max-md:grid max-md:gap-1 max-md:py-3',
              hasCounts && 'tabular-nums max-md:grid-cols-3',
              isQuiet?.(row) && 'text-muted',
            )}
          >
            {columns.map(([heading, cell], index) => (
              <td
                key={heading}
                className={classNames(
                  'py-2.5 pr-4 max-md:py-0.5',
                  !hasCounts && 'max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-2',
                  hasCounts && index === 0 && 'font-medium max-md:col-span-3',
                )}
              >
                {!(hasCounts && index === 0) && (
                  <span className={classNames('text-label text-muted md:hidden', hasCounts && 'block')}>{heading}</span>
                )}
                <span className="min-w-0 break-words">{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
