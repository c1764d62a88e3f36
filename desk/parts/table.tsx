import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'

interface TableProps {
  /** The table's caption, for screen readers. */
  caption: string
  headings: readonly string[]
  children: ReactNode
}

/** A table that becomes a list of blocks on narrow screens, where each cell shows its own `label`. */
export function Table({ caption, headings, children }: TableProps) {
  return (
    <table className="w-full border-t border-rule text-small max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 text-left text-label font-medium text-muted">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">{children}</tbody>
    </table>
  )
}

export function Row({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <tr
      className={classNames(
        'border-b border-rule align-top max-md:grid max-md:gap-1 max-md:py-3',
        isQuiet && 'text-muted',
      )}
    >
      {children}
    </tr>
  )
}

export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="py-2.5 pr-4 max-md:grid max-md:grid-cols-[8rem_minmax(0,1fr)] max-md:items-baseline max-md:gap-2 max-md:py-0.5">
      <span className="text-label text-muted md:hidden">{label}</span>
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}
